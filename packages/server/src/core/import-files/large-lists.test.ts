import { describe, expect, it } from 'vitest';
import { briefly, readAll } from './testing/read-all.ts';

describe('a list that is larger than what is held at once', () => {
  const words = 'Washed linen, hung low. '.repeat(330);
  const numbers = Array.from({ length: 9_000 }, (_, number) => number);

  it('is read whole where it is of a Pinry', async () => {
    const pins = numbers.map((id) => ({ id, description: words, referer: `https://a.example/${id}`, image: {}, submitter: {} }));
    const { format, found } = await readAll(JSON.stringify({ count: pins.length, next: null, results: pins }));
    expect([format, found.length, found.at(-1)]).toEqual(['pinry', 9_000, expect.objectContaining({ link: 'https://a.example/8999' })]);
  });

  it('is read whole where it is of Instagram', async () => {
    const posts = numbers.map((id) => ({
      title: words,
      string_map_data: { 'Saved on': { href: `https://www.instagram.com/p/${id}/`, timestamp: 1 } },
    }));
    const { format, found } = await readAll(JSON.stringify({ saved_saved_media: posts }));
    expect([format, found.length, found.at(-1)]).toEqual([
      'instagram',
      9_000,
      expect.objectContaining({ link: 'https://www.instagram.com/p/8999/' }),
    ]);
  });
});

describe('the pins of a Pinry', () => {
  const pin = { id: 1, referer: 'https://a.example/', image: {}, submitter: {} };
  it.each([
    ['as a list', [pin]],
    ['under another name', { results: [], pin }],
  ])('are read %s', async (_how, file) => {
    expect(briefly(await readAll(`\uFEFF\n ${JSON.stringify(file)}`))).toEqual([' |  | https://a.example/']);
  });

  it('keep what came before a break, whatever holds them', async () => {
    for (const start of ['{"results":[', '[', '{"pin":']) {
      const { found } = await readAll(`${start}${JSON.stringify(pin)},{"id`);
      expect(found).toEqual([expect.objectContaining({ link: 'https://a.example/' }), { kind: 'break', file: '', line: 1 }]);
    }
  });
});
