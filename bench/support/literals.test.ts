import { expect, it } from 'vitest';
import { writeLiteral } from './literals.ts';

it.each([
  [null, 'NULL'],
  [undefined, 'NULL'],
  [7, "'7'"],
  [true, "'true'"],
  ["it's", "'it''s'"],
  [new Date('2026-03-01T10:00:00Z'), "'2026-03-01T10:00:00.000Z'"],
  [Buffer.from([1, 255]), String.raw` E'\\x01ff'`],
  [['a', 'b "c"', null], String.raw` E'{"a","b \\"c\\"",NULL}'`],
  [[], "'{}'"],
  [{ a: 1 }, `'{"a":1}'`],
] as const)('writes %j as SQL', (value, literal) => {
  expect(writeLiteral(value)).toBe(literal);
});
