import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { seedBoard, seedPin } from '../../testing/seed-pins.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { cutWords } from '../words/index.ts';
import { translatedWords, translationsOf } from './translated-words.data.ts';

describe('words that other languages have for what pins say in English', () => {
  it.each(['Kuchen', 'ケーキ', 'كعكة', 'كعك', 'الكعكة'])('takes %s for cake', (word) => {
    expect(translationsOf(cutWords(word)[0]!)).toEqual(expect.arrayContaining(['cake', 'stem:cake']));
  });

  it.each(['blaue', 'blauen', '青い', '青', 'أزرق', 'الزرقاء'])('takes %s for what is blue', (word) => {
    expect(translationsOf(cutWords(word)[0]!)).toEqual(expect.arrayContaining(['color:blue', 'blue']));
  });

  it('knows single words alone, each by one meaning, and none of English', () => {
    expect(translatedWords.filter(([word]) => cutWords(word).length !== 1)).toEqual([]);
    const meanings = Map.groupBy(translatedWords, ([word]) => cutWords(word)[0]!);
    expect([...meanings].filter(([, all]) => new Set(all.map(([, meaning]) => meaning.join(' '))).size > 1)).toEqual([]);
    for (const word of ['hut', 'tee', 'regal', 'orange', 'cake', cutWords('مكتبة')[0]!]) expect(translationsOf(word)).toEqual([]);
  });
});

describe('a search in another language', () => {
  let server: TestServer;
  const pins = {} as Record<'teapot' | 'chair' | 'bread', string>;

  beforeAll(async () => {
    server = await createTestServer();
    const { db } = server.core;
    const mei = await server.person('mei_tan', 'Mei Tan');
    const board = await seedBoard(db, mei.userId, 'Things with handles');
    const add = async (title: string, color: number) => {
      const pin = await seedPin(db, { ownerId: mei.userId, boardId: board, title });
      await sql`UPDATE pictures SET dominant_color = ${color} WHERE id = ${pin.pictureId}`.execute(db);
      await emitEvent(db, 'pin.changed', { pinId: pin.id });
      return pin.id;
    };
    pins.teapot = await add('Round teapots', 0x2b3fd9);
    pins.chair = await add('A chair of ash', 0x2b3fd9);
    pins.bread = await add('Rye bread', 0xc43d2f);
    await server.settle();
  });
  afterAll(() => server.close());

  const find = async (query: string) =>
    (await server.stranger().data(BaseSearchResource.get, { query })).results.map(({ id }) => id).toSorted();

  it.each([
    ['Teekanne', ['teapot']],
    ['ティーポット', ['teapot']],
    ['كرسي', ['chair']],
    ['خبز', ['bread']],
    ['青い', ['teapot', 'chair']],
    ['أزرق', ['teapot', 'chair']],
    ['青い 椅子', ['chair']],
    ['blaue Stühle', ['chair']],
    ['rotes Brot', ['bread']],
  ] as const)('finds by %s what is called so in English, or of that colour', async (query, found) => {
    expect(await find(query)).toEqual(found.map((name) => pins[name]).toSorted());
  });
});
