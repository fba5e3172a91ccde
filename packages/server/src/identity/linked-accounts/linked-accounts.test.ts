import { LinkedAccountsResource } from '@bowerbird/contract/identity/linked-accounts/calls.ts';
import { UserSessionResource } from '@bowerbird/contract/identity/sessions/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueBehindPerson } from '../../testing/queue-behind-board.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { endSessions, makeHandshakeToken } from '../sessions/index.ts';

describe('a business', () => {
  let server: TestServer;
  let noor: TestPerson;
  let shop: TestPerson;
  beforeAll(async () => {
    server = await createTestServer();
    noor = await server.person('noor_haddad');
    shop = await server.person('paper_boats', 'Paper Boats');
  });
  afterAll(() => server.close());

  const proofOf = (userId: string, isLimited = false) => makeHandshakeToken(server.core.db, { userId, isRegistration: false, isLimited });
  const link = async (owner: TestCaller, token: string) =>
    (await owner.envelope(LinkedAccountsResource.create, { token, business_name: 'Paper Boats Ltd' })).resource_response;
  const switchTo = async (caller: TestCaller, userId: string) =>
    (await caller.envelope(UserSessionResource.create, { session_accounts: true, account_id: userId })).resource_response;
  const whoIsIn = async (caller: TestCaller) => {
    const reply = await caller.request({ method: 'GET', url: '/v3/users/me/' });
    return reply.status === 200 ? (reply.json() as { data: { id: string } }).data.id : null;
  };

  it('is not entered by who does not own it, nor linked without a full proof of it', async () => {
    expect((await switchTo(noor, shop.userId)).error?.name).toBe('dead_token');
    expect((await link(noor, 'made up')).error?.name).toBe('dead_token');
    expect((await link(noor, await proofOf(shop.userId, true))).error?.name).toBe('dead_token');
    expect((await link(noor, await proofOf(noor.userId))).error?.name).toBe('dead_token');
    expect(await noor.data(LinkedAccountsResource.get)).toEqual({ businesses: [], owners: [] });
  });

  it('stands within its owner once it is linked, and is entered without its password', async () => {
    const token = await proofOf(shop.userId);
    const replies = await Promise.all([link(noor, token), link(noor, token)]);
    expect(replies.filter(({ status }) => status === 'success')).toHaveLength(1);
    await server.settle();
    expect(server.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['paper_boats@example.org', 'Your Bowerbird account has another owner'],
    ]);
    const { data } = await switchTo(noor, shop.userId);
    expect(data?.session_accounts).toMatchObject([
      {
        id: noor.userId,
        owners: [],
        partner: null,
        businesses: [
          { id: shop.userId, owners: [noor.userId], logged_in: true, partner: { businessName: 'Paper Boats Ltd', isLinkedBusiness: true } },
        ],
      },
    ]);
    expect(await whoIsIn(noor)).toBe(shop.userId);
    await switchTo(noor, noor.userId);
    expect(await whoIsIn(noor)).toBe(noor.userId);
  });

  it('is left by its owner’s log-out everywhere, and by no limited log-in entered', async () => {
    const elsewhere = await server.callerOf(noor.userId);
    await switchTo(elsewhere, shop.userId);
    expect(await whoIsIn(elsewhere)).toBe(shop.userId);
    await endSessions(server.core.db, noor.userId);
    expect(await whoIsIn(elsewhere)).toBeNull();

    const limited = await server.callerOf(noor.userId);
    await server.core.db.updateTable('sessions').set({ is_limited: true }).where('user_id', '=', noor.userId).execute();
    expect((await switchTo(limited, shop.userId)).error?.name).toBe('dead_token');
    expect(await whoIsIn(limited)).toBe(noor.userId);
  });

  it('gives nobody further: who entered it does not enter what it owns', async () => {
    const lena = await server.person('lena_fjeld');
    await link(shop, await proofOf(lena.userId));
    const owner = await server.callerOf(noor.userId);
    await switchTo(owner, shop.userId);
    expect((await switchTo(owner, lena.userId)).error?.name).toBe('dead_token');
    expect(await whoIsIn(owner)).toBe(shop.userId);
  });

  it('puts everybody out who came by a link that it ends', async () => {
    const owner = await server.callerOf(noor.userId);
    await switchTo(owner, shop.userId);
    await shop.data(LinkedAccountsResource.delete, { user_id: noor.userId });
    expect(await whoIsIn(owner)).toBeNull();
    expect((await shop.envelope(LinkedAccountsResource.delete, { user_id: noor.userId })).resource_response.error?.name).toBe(
      'user_not_found',
    );
  });

  it('is one of ten at most, also where two are linked at the same moment', async () => {
    const owner = await server.person('ines_moreau');
    const shops: TestPerson[] = [];
    for (let n = 0; n < 12; n += 1) shops.push(await server.person(`shop_${n}`));
    for (const { userId } of shops.slice(0, 9)) await link(owner, await proofOf(userId));
    const [one, other] = [await proofOf(shops[9]!.userId), await proofOf(shops[10]!.userId)];
    const elsewhere = await server.callerOf(owner.userId);
    // Each has its reply by its turn, because the second may arrive before the first.
    const replies: string[] = [];
    const come = (turn: number, caller: TestCaller, token: string) => async () => {
      replies[turn] = (await link(caller, token)).error?.name ?? 'linked';
    };
    await queueBehindPerson(server.core.db, owner.userId, [come(0, owner, one), come(1, elsewhere, other)]);
    expect(replies).toEqual(['linked', 'too_many_things']);
    expect((await owner.data(LinkedAccountsResource.get)).businesses).toHaveLength(10);
    // A refused link leaves its proof, for when there is room again.
    await owner.data(LinkedAccountsResource.delete, { user_id: shops[0]!.userId });
    expect((await link(owner, other)).status).toBe('success');
  });
});
