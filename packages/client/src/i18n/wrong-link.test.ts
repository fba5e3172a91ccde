import { expect, it } from 'vitest';
import { linkAfterBlur, wrongLink } from './wrong-link.ts';

it.each(['example.org', ' https://example.org/flowers?x=1 ', 'example.org:8080/a', ''])('a link may be %j', (link) => {
  expect(wrongLink(link)).toBeUndefined();
});

it.each(['flowers-on-the-square', 'https://', 'javascript:alert(1)', 'ftp://example.org/a', 'two words'])('a link is not %j', (link) => {
  expect(wrongLink(link)).toEqual({ id: 'pinActs.linkWrong' });
});

it('a link is told to be too long as it is kept, with what its letters become', () => {
  expect(wrongLink(`example.org/${'x'.repeat(2028)}`)).toBeUndefined();
  expect(wrongLink(`example.org/${'é'.repeat(400)}`)).toEqual({ id: 'app.tooLong', values: { over: 372, limit: 2048 } });
});

it('a field that is left shows the whole address, and keeps what is none', () => {
  expect(linkAfterBlur('example.org/flowers')).toBe('https://example.org/flowers');
  expect(linkAfterBlur('flowers-on-the-square')).toBe('flowers-on-the-square');
});
