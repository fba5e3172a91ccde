import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BaseSearchResource, SearchFiltersResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { AdvancedTypeaheadResource } from '@bowerbird/contract/discovery/typeahead/calls.ts';
import { SearchNoticesResource } from '@bowerbird/contract/discovery/search-notices/calls.ts';
import type { NoticeInput } from '@bowerbird/contract/discovery/search-notices/schemas.ts';
import { makeBoard } from '../../pinning/testing/pinning-cast.ts';
import { personWithPassword } from '../../testing/account-cast.ts';
import { seedBoard, seedPin } from '../../testing/seed-pins.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

describe('notices above searches', () => {
  let server: TestServer;
  let owner: Awaited<ReturnType<typeof personWithPassword>>;
  const notice = {
    language: 'en' as const,
    terms: ['death cap', 'Fly agaric'],
    title: 'These are poisonous',
    text: 'Never eat what you are not sure of.',
    link_url: '',
    link_label: '',
    withholds: false,
  };

  beforeAll(async () => {
    server = await createTestServer();
    owner = await personWithPassword(server, 'yuki_mori', 'Yuki Mori');
    const { db } = server.core;
    await db.updateTable('users').set({ is_owner: true }).where('id', '=', owner.userId).execute();
    const board = await seedBoard(db, owner.userId, 'Woods');
    for (const title of [
      'Fly agaric at dawn',
      'Suicide Squad poster',
      'Self harm awareness',
      'Selbstmord im Roman',
      'الانتحار في الأدب',
      'انتحار',
    ])
      await seedPin(db, { ownerId: owner.userId, boardId: board, title });
    await server.settle();
  });
  afterAll(() => server.close());

  const find = (query: string) => server.stranger().data(BaseSearchResource.get, { query });

  it.each([
    'suicide',
    'how to KILL myself',
    'selbst verletzen',
    'もう死にたい',
    'أريد أن أموت',
    'self-harm',
    'suicides',
    'self harms',
    'suicde',
    'self hram',
  ])('offers help for %j in place of results', async (query) => {
    const reply = await find(query);
    expect(reply.sensitivity).toEqual({ type: 'withheld' });
    expect(reply.results).toEqual([]);
    expect(reply.guides).toEqual([]);
    expect(reply.nag).toMatchObject({ title: 'You do not have to be alone with this', link: { url: 'https://findahelpline.com/' } });
  });

  it.each([
    ['German', ['Selbstmorde', 'Selbstmordgedanken', 'suizidale Gedanken', 'Suizidmethoden', 'Selbstverletzungen', 'Selbstmrod']],
    ['German sentences', ['ich bringe mich um', 'mich selbst verletzt', 'ich möchte sterben', 'will nicht mehr leben']],
    ['Japanese', ['自殺したい', '死にたくなる', 'もう死にたかった', 'しにたい', 'リスカ', 'ジサツ', '自殺方法', 'リストカット痕']],
    [
      'Arabic',
      ['بالانتحار', 'للانتحار', 'أفكار انتحارية', 'إيذاء نفسي', 'سأقتل نفسي', 'أريد الموت', 'اريد ان اموت', 'الإنتحار', 'انتحاار'],
    ],
  ])('offers help for slips and forms of words in %s', async (_language, queries) => {
    for (const query of queries) expect([query, (await find(query)).sensitivity]).toEqual([query, { type: 'withheld' }]);
  });

  it('leaves other searches in these languages alone', async () => {
    for (const query of ['Selbstporträt', 'sterbende Schwäne', 'leben', '自転車', '死海', 'انتشار الضوء', 'صورة نفسي', 'أريد بيتا'])
      expect([query, (await find(query)).sensitivity.type]).toEqual([query, 'none']);
  });

  it('leaves other searches alone', async () => {
    for (const query of ['dying wool', 'self portrait', 'squad', '']) {
      const reply = await find(query);
      expect([query, reply.sensitivity.type]).toEqual([query, 'none']);
      expect(reply.nag).toBeNull();
    }
  });

  it('tells those who keep pages that the list is another one', async () => {
    const tell = vi.fn<() => void>();
    server.core.outbox.onEvents(['notice.changed'], tell);
    const words = { ...notice, terms: ['yew berry'] };
    const made = (await owner.data(SearchNoticesResource.create, words)).find(({ terms }) => terms.includes('yew berry'))!;
    await expect.poll(() => tell.mock.calls.length).toBe(1);
    await owner.data(SearchNoticesResource.update, { ...words, notice_id: made.notice_id, withholds: true });
    await expect.poll(() => tell.mock.calls.length).toBe(2);
    await owner.data(SearchNoticesResource.delete, { notice_id: made.notice_id });
    await expect.poll(() => tell.mock.calls.length).toBe(3);
  });

  it('lets the owner keep the list, at once in force', async () => {
    const made = await owner.data(SearchNoticesResource.create, notice);
    const { notice_id } = made.at(-1)!;
    const reply = await find('fly agaric');
    expect(reply.sensitivity).toEqual({ type: 'notice' });
    expect(reply.nag).toMatchObject({ title: 'These are poisonous', link: null });
    expect(reply.results).toHaveLength(1);

    await owner.data(SearchNoticesResource.update, { ...notice, notice_id, withholds: true });
    expect((await find('fly agaric')).results).toEqual([]);
    await owner.data(SearchNoticesResource.delete, { notice_id });
    expect((await find('fly agaric')).nag).toBeNull();
    const again = await owner.envelope(SearchNoticesResource.delete, { notice_id });
    expect(again.resource_response.http_status).toBe(404);
  });

  it('stands above a phrase of whole words, whatever stands around it', async () => {
    const made = await owner.data(SearchNoticesResource.create, notice);
    const nagOf = async (query: string) => (await find(query)).nag?.title ?? null;
    expect(await nagOf('is this a death cap or not')).toBe('These are poisonous');
    for (const query of ['death caps', 'death of a cap', 'cap death cap'])
      expect([query, await nagOf(query)]).toEqual([query, 'These are poisonous']);
    for (const query of ['death capsule', 'undeath cap', 'cap death', 'death']) expect([query, await nagOf(query)]).toEqual([query, null]);
    await owner.data(SearchNoticesResource.delete, { notice_id: made.at(-1)!.notice_id });
  });

  it('withholds also what a milder notice was made for before', async () => {
    await owner.data(SearchNoticesResource.create, { ...notice, terms: ['poster'] });
    const milder = (await owner.data(SearchNoticesResource.get)).at(-1)!;
    const made = await owner.data(SearchNoticesResource.create, { ...notice, terms: ['squad poster'], title: 'Not here', withholds: true });
    expect(await find('squad poster')).toMatchObject({ sensitivity: { type: 'withheld' }, nag: { title: 'Not here' }, results: [] });
    for (const { notice_id } of [milder, made.at(-1)!]) await owner.data(SearchNoticesResource.delete, { notice_id });
  });

  it('narrows and suggests nothing where a search is withheld', async () => {
    const stranger = server.stranger();
    const withheld = await stranger.data(SearchFiltersResource.get, { query: 'suicide' });
    expect(withheld.total).toBe(0);
    expect((await stranger.data(SearchFiltersResource.get, { query: 'squad' })).total).toBe(1);
    const linesOf = async (term: string) => (await stranger.data(AdvancedTypeaheadResource.get, { term })).items.map(({ label }) => label);
    for (const name of ['Letters', 'Suicide letters']) await makeBoard(owner, name);
    await server.settle();
    expect(await linesOf('letters')).toEqual(['Letters']);
    expect(await linesOf('suicide')).toEqual([]);
  });

  it('refuses a notice that says nothing, or leads to no place', async () => {
    for (const [field, wrong] of [
      ['terms', { terms: ['!?'] }],
      ['title', { title: '   ' }],
      ['link_label', { link_url: 'https://help.example/' }],
      ['link_url', { link_url: 'javascript:alert(1)', link_label: 'Help' }],
    ] satisfies [string, Partial<NoticeInput>][]) {
      const { resource_response: reply } = await owner.envelope(SearchNoticesResource.create, { ...notice, ...wrong });
      expect([field, reply.http_status]).toEqual([field, 400]);
      expect(JSON.stringify(reply.error)).toContain(field);
    }
  });

  it('is there for nobody but the owner', async () => {
    const lena = await server.person('lena_fjeld', 'Lena Fjeld');
    expect((await lena.envelope(SearchNoticesResource.get)).resource_response.http_status).toBe(404);
    expect((await lena.envelope(SearchNoticesResource.create, notice)).resource_response.http_status).toBe(404);
  });
});
