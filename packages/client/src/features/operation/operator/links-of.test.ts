import { expect, it } from 'vitest';
import { linksOf } from './links-of.ts';

it.each([
  ['Hello', [['Hello', false]]],
  [
    'Open: http://localhost:3000/signup/?invite_code=a-b_c\n\n— Bowerbird',
    [
      ['Open: ', false],
      ['http://localhost:3000/signup/?invite_code=a-b_c', true],
      ['\n\n— Bowerbird', false],
    ],
  ],
  ['javascript:alert(1)', [['javascript:alert(1)', false]]],
  ['', []],
])('the links of %j', (text, parts) => {
  expect(linksOf(text).map(({ words, isLink }) => [words, isLink])).toEqual(parts);
});
