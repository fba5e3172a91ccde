import { describe, expect, it } from 'vitest';
import type { TSchema } from 'typebox';
import { features } from '../instance/features.ts';

const declared = features.flatMap(({ schemas }) => schemas ?? []);

/** Names that sound as if a secret stood there. */
const SOUNDS_SECRET = /password|passcode|token|secret|^code$|^answer$/;
/** Flags about secrets, which tell none. */
const TELLS_NONE = /^has_/;

function fieldsOf(schema: TSchema): string[] {
  const { properties, anyOf = [], allOf = [] } = schema as { properties?: object; anyOf?: TSchema[]; allOf?: TSchema[] };
  return [...Object.keys(properties ?? {}), ...[...anyOf, ...allOf].flatMap(fieldsOf)];
}

describe('the declaration of every resource', () => {
  const verbs = declared.filter(({ endpoint }) => endpoint.place.kind === 'resource');

  it('names each option that carries a secret, so that no reply tells it back', () => {
    const named = verbs.flatMap(({ endpoint }) => endpoint.secretOptions);
    expect(named).toEqual(expect.arrayContaining(['password', 'new_password', 'token', 'passcode', 'mfa_token']));
    const forgotten = verbs.flatMap(({ endpoint, input }) =>
      fieldsOf(input)
        .filter((field) => SOUNDS_SECRET.test(field) && !TELLS_NONE.test(field) && !endpoint.secretOptions.includes(field))
        .map((field) => `${endpoint.name}: ${field}`),
    );
    expect(forgotten).toEqual([]);
  });
});
