import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import { translateComment } from '@bowerbird/contract/social/translations/calls.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { startTranslateService, type TranslateService } from '../../testing/translate-service.ts';

let service: TranslateService;
let server: TestServer;
let lena: TestPerson;
let mei: TestPerson;
let pin: string;
beforeAll(async () => {
  service = await startTranslateService();
  server = await createTestServer({ env: service.env });
  lena = await server.person('lena_fjeld', 'Lena Fjeld');
  mei = await server.person('mei_tan', 'Mei Tan');
  pin = (await makePin(server, lena, (await makeBoard(lena, 'Still lifes')).id, { title: 'Blue jug' })).id;
});
afterAll(async () => {
  await server.close();
  await service.close();
});
beforeEach(() => {
  service.turn('well');
  service.asked.length = 0;
});

const say = async (text: string) => (await mei.data(AggregatedCommentResource.create, { pin_id: pin, text })).id;
const translate = (id: string, caller: TestCaller = lena) => caller.data(translateComment, { id });
const inLanguage = async (id: string, language: string) => {
  const { json } = await lena.request({
    method: 'GET',
    url: `/v3/aggregated_comments/${id}/translate/`,
    headers: { 'accept-language': language },
  });
  return (json() as { data: string }).data;
};

describe('a translation of a comment', () => {
  it('is in the language of who reads it, and is asked for once for all', async () => {
    const id = await say('Très joli');
    expect(await Promise.all([translate(id), translate(id, mei), translate(id)])).toEqual(Array(3).fill('en: Très joli'));
    expect(await inLanguage(id, 'de')).toBe('de: Très joli');
    expect(await inLanguage(id, 'de')).toBe('de: Très joli');
    expect(service.asked).toEqual(['en a-key Très joli', 'de a-key Très joli']);
  });

  it('is made anew once the words change', async () => {
    const id = await say('Joli');
    await translate(id);
    await mei.data(AggregatedCommentResource.update, { commentId: id, text: 'Affreux' });
    expect(await translate(id)).toBe('en: Affreux');
  });

  it.each(['refusing', 'lying', 'endless'] as const)(
    'is empty where the service is %s, and is there when it is well again',
    async (state) => {
      const id = await say(`Bonjour ${state}`);
      service.turn(state);
      expect(await translate(id)).toBe('');
      service.turn('well');
      expect(await translate(id)).toBe(`en: Bonjour ${state}`);
    },
  );

  it('is given up after five seconds, and a fifth at once does not wait', { timeout: 15_000 }, async () => {
    const ids = await Promise.all(['Un', 'Deux', 'Trois', 'Quatre', 'Cinq'].map(say));
    service.turn('hanging');
    const began = performance.now();
    const results = await Promise.all(ids.map((id) => translate(id)));
    expect(results).toEqual(Array(5).fill(''));
    expect(performance.now() - began).toBeLessThan(9000);
    expect(service.asked).toHaveLength(4);
  });

  it('is for those alone who see the comment', async () => {
    const id = await say('Secret');
    await mei.data(AggregatedCommentResource.delete, { id });
    await expect(translate(id)).rejects.toThrow('comment_not_found');
    await expect(translate('1')).rejects.toThrow('comment_not_found');
    await expect(translate(await say('Bon'), server.stranger())).rejects.toThrow('not_signed_in');
    expect(service.asked).toEqual([]);
  });

  it('is refused to who asks for very many, while what is kept stays', async () => {
    const yuki = await server.person('yuki_mori', 'Yuki Mori');
    const [known, ...others] = await Promise.all(Array.from({ length: 3 }, (_, at) => say(`Encore ${at}`)));
    await translate(known!, yuki);
    await server.core.db.updateTable('limit_counters').set({ count: 120 }).where('key', 'like', 'translations:%').execute();
    await expect(translate(others[0]!, yuki)).rejects.toThrow('too_many_requests');
    expect(await translate(known!, yuki)).toBe('en: Encore 0');
  });

  it('is empty where no service is configured', async () => {
    const plain = await createTestServer();
    const person = await plain.person('noor_haddad', 'Noor Haddad');
    const { id: pin_id } = await makePin(plain, person, (await makeBoard(person, 'Cups')).id, { title: 'Cup' });
    const { id } = await person.data(AggregatedCommentResource.create, { pin_id, text: 'Bonjour' });
    expect(await translate(id, person)).toBe('');
    await plain.close();
  });
});
