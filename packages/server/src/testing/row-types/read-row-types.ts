import { fileURLToPath } from 'node:url';
import { SyntaxKind, type Node, type SourceFile, type TaggedTemplateExpression } from 'typescript/unstable/ast';
import { API, SymbolFlags, TypeFlags, type Checker, type Type } from 'typescript/unstable/sync';

/** What a value may be: `string`, `number`, `boolean`, `Date`, `Buffer`, `object`, `null`, one of these with `[]`, or `unknown`. */
export type Kinds = readonly string[];

/** What the source says of what one SQL template gives. */
export interface RowType {
  readonly place: string;
  /** What the template's type argument is; null where it has none. */
  readonly kinds: Kinds | null;
  /** True for columns inside a statement (`Columns`), not a whole row. */
  readonly isPart: boolean;
  readonly columns: Readonly<Record<string, { readonly kinds: Kinds; readonly isOptional: boolean }>>;
}

/** The row types of the source, by the fixed parts of their templates; the same parts may stand in several places. */
export type RowTypes = Readonly<Record<string, readonly RowType[]>>;

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
const CONFIG = fileURLToPath(new URL('./tsconfig.json', import.meta.url));

/** The interface that marks the columns of a row inside a statement. */
const PART = 'Columns';

/** Names a template by its fixed parts, which a statement still has when it runs. */
export function keyOf(fixedParts: readonly string[]): string {
  return fixedParts.join('\0');
}

/** Reads each SQL template of the server with the compiler that checks the types: aliases and imports are resolved. */
export function readRowTypes(): RowTypes {
  const api = new API({ cwd: ROOT });
  try {
    const project = api.updateSnapshot({ openProjects: [CONFIG] }).getProject(CONFIG);
    if (!project) throw new Error(`The compiler does not open ${CONFIG}.`);
    const found: Record<string, RowType[]> = {};
    for (const name of project.rootFiles) {
      const file = project.program.getSourceFile(name);
      for (const template of file ? templatesOf(file) : []) {
        (found[keyOf(fixedPartsOf(template))] ??= []).push(readTemplate(project.checker, file!, template));
      }
    }
    return found;
  } finally {
    api.close();
  }
}

function templatesOf(file: SourceFile): TaggedTemplateExpression[] {
  const found: TaggedTemplateExpression[] = [];
  const visit = (node: Node): void => {
    if (isSqlTemplate(node) && node.tag.getText(file) === 'sql') found.push(node);
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

function isSqlTemplate(node: Node): node is TaggedTemplateExpression {
  return node.kind === SyntaxKind.TaggedTemplateExpression;
}

function fixedPartsOf({ template }: TaggedTemplateExpression): string[] {
  if (template.kind === SyntaxKind.NoSubstitutionTemplateLiteral) return [template.text];
  return [template.head.text, ...template.templateSpans.map((span) => span.literal.text)];
}

function readTemplate(checker: Checker, file: SourceFile, template: TaggedTemplateExpression): RowType {
  const line = file.text.slice(0, template.getStart(file)).split('\n').length;
  const place = `${file.fileName.replace(ROOT, '')}:${line}`;
  const argument = template.typeArguments?.[0];
  const given = argument && checker.getTypeFromTypeNode(argument);
  if (!given) return { place, kinds: null, isPart: false, columns: {} };
  const isPart = given.getSymbol()?.name === PART;
  const type = isPart ? checker.getTypeOfSymbol(checker.getPropertyOfType(given, 'row')!)! : given;
  const kinds = kindsOf(checker, type);
  if (!kinds.includes('object')) return { place, kinds, isPart, columns: {} };
  const columns = checker.getPropertiesOfType(type).map((property) => {
    const isOptional = (property.flags & SymbolFlags.Optional) !== 0;
    return [property.name, { kinds: kindsOf(checker, checker.getTypeOfSymbol(property)!), isOptional }] as const;
  });
  return { place, kinds, isPart, columns: Object.fromEntries(columns) };
}

const FLAGS: readonly (readonly [TypeFlags, string])[] = [
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BooleanLike, 'boolean'],
  [TypeFlags.BigIntLike, 'bigint'],
  [TypeFlags.Null, 'null'],
  [TypeFlags.Undefined, 'undefined'],
  [TypeFlags.Any | TypeFlags.Unknown | TypeFlags.TypeParameter, 'unknown'],
];
const CLASSES = new Map([
  ['Date', 'Date'],
  ['Buffer', 'Buffer'],
  ['Uint8Array', 'Buffer'],
]);

function kindsOf(checker: Checker, type: Type): Kinds {
  const plain = FLAGS.find(([flags]) => (type.flags & flags) !== 0);
  if (plain) return [plain[1]];
  if (type.isUnionType()) return [...new Set((type.getTypes() ?? []).flatMap((part) => kindsOf(checker, part)))];
  if (checker.isArrayType(type) && type.isTypeReference()) {
    return kindsOf(checker, checker.getTypeArguments(type)[0]!).map((kind) => `${kind}[]`);
  }
  return [CLASSES.get(type.getSymbol()?.name ?? '') ?? 'object'];
}
