import type { FieldProblem } from '@bowerbird/contract/protocol/errors.ts';

interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: object;
}

/** Turns a schema's errors into one problem a field: the field, the rule, and the rule's limit. */
export function toFieldProblems(errors: readonly SchemaError[]): FieldProblem[] {
  const problems = new Map<string, FieldProblem>();
  for (const error of errors.flatMap(split)) {
    if (!problems.has(error.field)) problems.set(error.field, error);
  }
  return problems.size > 0 ? [...problems.values()] : [{ field: '', rule: 'type' }];
}

function split(error: SchemaError): FieldProblem[] {
  const params = error.params as { requiredProperties?: string[]; limit?: number };
  if (params.requiredProperties) return params.requiredProperties.map((field) => ({ field, rule: 'required' }));
  const field = error.instancePath.split('/')[1] ?? '';
  return [{ field, rule: error.keyword, ...(typeof params.limit === 'number' ? { limit: params.limit } : {}) }];
}
