import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { defineResource, forAnyone } from './endpoint.ts';
import { defineSchemas, IdSchema } from './schemas.ts';

const isId = (text: string) => Compile(IdSchema).Check(text);

describe('an id on the wire', () => {
  it.each(['1', '123456789012345678', '1234567890123456789', '8999999999999999999'])('may be %s', (text) => {
    expect(isId(text)).toBe(true);
    expect(BigInt(text)).toBeLessThan(2n ** 63n);
  });

  it.each(['0', '01', '-1', '9223372036854775808', '9999999999999999999', '12345678901234567890', '1e5', ' 1', '1\n', '١'])(
    'may not be %j',
    (text) => {
      expect(isId(text)).toBe(false);
    },
  );
});

describe('the schemas of a call', () => {
  const { get } = defineResource('TwigsResource', { get: forAnyone<{ id: string; colour?: string }, { name: string }>() });
  const input = Type.Object({ id: Type.String(), colour: Type.Optional(Type.String()) });
  const output = Type.Object({ name: Type.String() });

  it('are tied to it by what it says, both ways: each line below that says otherwise does not compile', () => {
    expect(defineSchemas(get, { input, output })).toEqual({ endpoint: get, input, output });
    // @ts-expect-error Another type of input.
    defineSchemas(get, { input: Type.Object({ id: Type.Number() }), output });
    // @ts-expect-error An option is missing that need not be there.
    defineSchemas(get, { input: Type.Object({ id: Type.String() }), output });
    // @ts-expect-error The reply gives less than the call says.
    defineSchemas(get, { input, output: Type.Object({}) });
    // @ts-expect-error The reply gives more than the call says.
    defineSchemas(get, { input, output: Type.Object({ name: Type.String(), length: Type.Number() }) });
  });
});
