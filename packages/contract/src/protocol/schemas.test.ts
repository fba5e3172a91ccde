import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { IdSchema } from './schemas.ts';

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
