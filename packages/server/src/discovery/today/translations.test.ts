import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TodayArticleResource } from '@bowerbird/contract/discovery/today/calls.ts';
import type { NewArticleInput, UpdateArticleInput } from '@bowerbird/contract/discovery/today/schemas.ts';
import { eraseAccount } from '../../identity/accounts/index.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { insertEditor } from './editors.queries.ts';

const OUT = '2020-01-01T08:00:00Z';

describe('the translations of an article', () => {
  let server: TestServer;
  let ines: TestPerson;
  beforeAll(async () => {
    server = await createTestServer();
    ines = await server.person('inesduarte', 'Ines Duarte');
    await insertEditor(server.core.db, ines.userId);
  });
  afterAll(() => server.close());

  const make = async (title: string, more: Partial<NewArticleInput> = {}, editor = ines) =>
    (await editor.data(TodayArticleResource.create, { title, published_at: OUT, blocks: [{ kind: 'text', text: title }], ...more })).id;
  const change = async (article_id: string, more: Partial<UpdateArticleInput>) => {
    const { resource_response: reply } = await ines.envelope(TodayArticleResource.update, { article_id, ...more });
    return reply.http_status === 200 ? 200 : [reply.http_status, ...(reply.error?.extraData?.fields ?? [])];
  };
  const wrong = (rule: string) => [400, { field: 'translation_of', rule }];
  /** The languages of an article's group, as its readers see them. */
  const languagesOf = async (article_id: string) =>
    (await server.stranger().data(TodayArticleResource.get, { article_id })).translations.map(({ language, country }) =>
      country === null ? language : `${language}-${country}`,
    );

  it('are known from each of them, itself too, once they are out', async () => {
    const english = await make('One thing');
    const german = await make('Ein Ding', { language: 'de', translation_of: english });
    const draft = await make('Une chose', { language: 'fr', translation_of: english, published_at: null });
    expect([await languagesOf(english), await languagesOf(german)]).toEqual([
      ['de', 'en'],
      ['de', 'en'],
    ]);
    expect((await ines.data(TodayArticleResource.get, { article_id: draft })).translations).toEqual([]);
    expect((await ines.data(TodayArticleResource.get, { article_id: draft })).draft?.translation_of).toBe(english);
    await change(english, { published_at: null });
    expect(await languagesOf(german)).toEqual([]);
  });

  it('are one group, however one names another', async () => {
    const english = await make('Two things');
    const german = await make('Zwei Dinge', { language: 'de', translation_of: english });
    const viennese = await make('Zwoa Sachen', { language: 'de', country: 'AT', translation_of: german });
    const french = await make('Deux choses', { language: 'fr' });
    await make('Due cose', { language: 'it', translation_of: french });
    expect(await change(french, { translation_of: viennese })).toBe(200);
    expect(await languagesOf(viennese)).toEqual(['de', 'de-AT', 'en', 'fr', 'it']);
    expect((await ines.data(TodayArticleResource.get, { article_id: viennese })).draft?.translation_of).toBe(english);
    expect(await change(french, { translation_of: null })).toBe(200);
    expect(await languagesOf(french)).toEqual([]);
  });

  it('refuse the article itself, one that translates it, and one that is not there', async () => {
    const english = await make('Three things');
    const german = await make('Drei Dinge', { language: 'de', translation_of: english });
    expect(await change(english, { translation_of: english })).toEqual(wrong('itself'));
    expect(await change(english, { translation_of: german })).toEqual(wrong('itself'));
    expect(await change(english, { translation_of: '9' })).toEqual(wrong('not_found'));
  });

  it('refuse a second one in a language and country, also when a language changes or two groups meet', async () => {
    const english = await make('Four things');
    await make('Vier Dinge', { language: 'de', translation_of: english });
    const other = await make('Viererlei', { language: 'de' });
    expect(await change(other, { translation_of: english })).toEqual(wrong('taken'));
    const french = await make('Quatre choses', { language: 'fr', translation_of: english });
    expect(await change(french, { language: 'de' })).toEqual(wrong('taken'));
    const swedish = await make('Fyra saker', { language: 'sv' });
    await make('Vier Sachen', { language: 'de', translation_of: swedish });
    expect(await change(swedish, { translation_of: english })).toEqual(wrong('taken'));
    expect(await languagesOf(english)).toEqual(['de', 'en', 'fr']);
    expect(await languagesOf(swedish)).toEqual(['de', 'sv']);
  });

  it('stay together when the first of them is deleted, or goes with its editor', async () => {
    const lena = await server.person('lenafjeld', 'Lena Fjeld');
    await insertEditor(server.core.db, lena.userId);
    const english = await make('Five things', { published_at: null }, lena);
    const german = await make('Fünf Dinge', { language: 'de', translation_of: english });
    const french = await make('Cinq choses', { language: 'fr', translation_of: english });
    const italian = await make('Cinque cose', { language: 'it', translation_of: english });
    await eraseAccount(server.core, lena.userId);
    expect(await languagesOf(italian)).toEqual(['de', 'fr', 'it']);
    await ines.data(TodayArticleResource.delete, { article_id: german });
    expect(await languagesOf(italian)).toEqual(['fr', 'it']);
    await ines.data(TodayArticleResource.delete, { article_id: french });
    expect(await languagesOf(italian)).toEqual([]);
  });

  it('form no circle when two articles name each other at once', async () => {
    const english = await make('Six things');
    const german = await make('Sechs Dinge', { language: 'de' });
    const outcomes = await Promise.all([change(english, { translation_of: german }), change(german, { translation_of: english })]);
    expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(1);
    const { rows } = await sql`SELECT 1 FROM articles a JOIN articles o ON o.id = a.translation_of
      WHERE o.translation_of IS NOT NULL`.execute(server.core.db);
    expect(rows).toEqual([]);
  });
});
