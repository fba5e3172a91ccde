import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { VerifiedMerchantResource } from '@bowerbird/contract/business/merchants/calls.ts';
import { FIRST_REVIEW } from '@bowerbird/domain/business/merchants.ts';
import { eraseAccount, exportAccount } from '../../identity/accounts/index.ts';
import { seedBoard, seedPin } from '../../testing/seed-pins.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('a verified merchant', () => {
  let server: TestServer;
  /** Ines has a business, Noor has none. */
  let ines: TestPerson;
  let noor: TestPerson;
  let people = 0;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    people += 1;
    ines = await server.person(`ines_${people}`, 'Ines Costa');
    noor = await server.person(`noor_${people}`, 'Noor Haddad');
    await server.core.db.insertInto('businesses').values({ user_id: ines.userId, name: 'Tiles by Ines' }).execute();
  });
  const read = () => ines.data(VerifiedMerchantResource.get, {});
  const leadToProduct = (pinId: string) =>
    sql`WITH l AS (INSERT INTO links (url, url_hash, domain, price_micros, currency)
        VALUES (${`https://tiles.example/${pinId}`}, sha256(${pinId}::text::bytea), 'tiles.example', 12000000, 'EUR') RETURNING id)
      UPDATE pins SET link_id = l.id FROM l WHERE pins.id = ${pinId}`.execute(server.core.db);

  it('begins without a verification, with the first review and nothing dismissed', async () => {
    expect(await read()).toEqual({
      user_id: ines.userId,
      verification_status: null,
      ...FIRST_REVIEW,
      shipping_policy_url: null,
      return_policy_url: null,
      requirements: {
        account_age: 'FAIL',
        domain_age: 'FAIL',
        profile_image: 'FAIL',
        cover_image: 'FAIL',
        bio: 'FAIL',
        shop_tab: 'FAIL',
        pinner_feedback: 'FAIL',
      },
      dismissed_banners: [],
    });
  });

  it('sets, keeps and takes away its policies, and its review stays as it began', async () => {
    const set = { shipping_policy_url: 'tiles.example/shipping', return_policy_url: 'https://tiles.example/returns' };
    expect(await ines.data(VerifiedMerchantResource.update, set)).toMatchObject({
      ...FIRST_REVIEW,
      verification_status: null,
      shipping_policy_url: 'https://tiles.example/shipping',
      return_policy_url: 'https://tiles.example/returns',
    });
    await ines.data(VerifiedMerchantResource.update, { shipping_policy_url: '' });
    expect(await read()).toMatchObject({ shipping_policy_url: null, return_policy_url: 'https://tiles.example/returns' });
  });

  it('refuses a policy that is no address of the web', async () => {
    for (const address of ['javascript:alert(1)', 'no address', 'https://ines@tiles.example/'])
      await expect(ines.data(VerifiedMerchantResource.update, { return_policy_url: address })).rejects.toThrow('bad_input');
    expect(await read()).toMatchObject({ return_policy_url: null });
  });

  it('dismisses each banner once, however often it is told, and no banner of another name', async () => {
    for (const dismissed_banner of ['welcome', 'celebration', 'welcome'] as const)
      await ines.data(VerifiedMerchantResource.update, { dismissed_banner });
    expect((await read()).dismissed_banners).toEqual(['welcome', 'celebration']);
    const reply = await ines.sendRaw('VerifiedMerchantResource', 'update', { dismissed_banner: 'another' });
    expect(reply.resource_response.error?.name).toBe('bad_input');
  });

  it('says the verification and the review that are kept', async () => {
    await ines.data(VerifiedMerchantResource.update, {});
    const kept = { verification_status: 'DISAPPROVED', is_appeal: true, appeal_count: 1, review_reasons: ['returns'] };
    await server.core.db.updateTable('merchants').set(kept).where('user_id', '=', ines.userId).execute();
    expect(await read()).toMatchObject(kept);
  });

  it('is a business alone, and each reads and changes its own', async () => {
    await ines.data(VerifiedMerchantResource.update, { dismissed_banner: 'welcome', return_policy_url: 'https://tiles.example/' });
    await expect(noor.data(VerifiedMerchantResource.get, {})).rejects.toThrow('forbidden');
    await expect(noor.data(VerifiedMerchantResource.update, { dismissed_banner: 'welcome' })).rejects.toThrow('forbidden');
    await expect(server.stranger().data(VerifiedMerchantResource.get, {})).rejects.toThrow('not_signed_in');
    await server.core.db.insertInto('businesses').values({ user_id: noor.userId, name: 'Noor Prints' }).execute();
    expect(await noor.data(VerifiedMerchantResource.get, {})).toMatchObject({
      user_id: noor.userId,
      return_policy_url: null,
      dismissed_banners: [],
    });
  });

  it('meets each requirement by what it has', async () => {
    const { db } = server.core;
    const board = await seedBoard(db, ines.userId, 'Shop');
    const pin = await seedPin(db, { ownerId: ines.userId, boardId: board });
    await leadToProduct(pin.id);
    await sql`INSERT INTO claimed_websites (user_id, domain, code, verified_at)
      VALUES (${ines.userId}, ${`tiles-${people}.example`}, 'code', now() - interval '31 days')`.execute(db);
    await sql`UPDATE users u SET created_at = now() - interval '31 days', about = 'Tiles by hand', picture_signature = p.signature,
      cover_signature = p.signature FROM pictures p WHERE p.id = ${pin.pictureId} AND u.id = ${ines.userId}`.execute(db);
    for (const name of ['mei', 'omar', 'yuki']) {
      expect((await read()).requirements).toMatchObject({ pinner_feedback: 'FAIL' });
      const person = await server.person(`${name}_${people}`);
      await seedPin(db, { ownerId: person.userId, boardId: await seedBoard(db, person.userId, 'Home'), saveOf: pin });
    }
    expect(new Set(Object.values((await read()).requirements))).toEqual(new Set(['PASS']));
  });

  it('has no shop tab and no feedback of pins that nobody else sees, and its own saves are none', async () => {
    const { db } = server.core;
    const board = await seedBoard(db, ines.userId, 'Shop', { privacy: 2 });
    const pin = await seedPin(db, { ownerId: ines.userId, boardId: board });
    const open = await seedPin(db, { ownerId: ines.userId, boardId: await seedBoard(db, ines.userId, 'Open') });
    await leadToProduct(pin.id);
    for (const name of ['Once', 'Twice', 'Thrice'])
      await seedPin(db, { ownerId: ines.userId, boardId: await seedBoard(db, ines.userId, name), saveOf: open });
    expect((await read()).requirements).toMatchObject({ shop_tab: 'FAIL', pinner_feedback: 'FAIL' });
  });

  it('goes into the export of its account, and goes with it', async () => {
    await ines.data(VerifiedMerchantResource.update, { dismissed_banner: 'welcome', return_policy_url: 'https://tiles.example/' });
    expect((await exportAccount(server.core, ines.userId)).merchants).toMatchObject({
      merchant: { return_policy_url: 'https://tiles.example/' },
      dismissed_banners: [{ banner: 'welcome' }],
    });
    await eraseAccount(server.core, ines.userId);
    for (const table of ['merchants', 'merchant_banner_dismissals'] as const)
      expect(await server.core.db.selectFrom(table).selectAll().where('user_id', '=', ines.userId).execute()).toEqual([]);
  });
});
