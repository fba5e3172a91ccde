import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMe } from '@bowerbird/contract/identity/viewer/calls.ts';
import { countStatements } from '../../core/database/statement-counter.ts';
import { strangerViewer, type Viewer } from '../../endpoints/viewer.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { readViewerCard, readViewerRecord } from './index.ts';

/** The fields that the specification names, and three of ours. */
const FIELDS = `id username full_name first_name last_name email facebook_id has_password board_count group_board_count
  secret_board_count pin_count follower_count scheduled_pin_count is_employee is_partner is_private_profile is_under_16 is_under_18
  is_write_banned login_state image_small_url image_medium_url image_large_url image_xlarge_url nags country domain_url domain_verified
  verified_user_websites is_any_website_verified listed_website_url gender custom_gender created_at age_in_years save_behavior
  phone_country phone_number phone_number_end can_enable_mfa has_mfa_enabled has_quicksave_board last_repin_id recent_boards
  profile_cover partner epik firstHomeFeedRequestAfterNux allow_personalization_cookies allow_analytic_cookies allow_marketing_cookies
  third_party_marketing_tracking_enabled shopping_rec_disabled show_personal_boutique should_show_messaging is_matured_new_user
  is_name_eligible_for_lead_form_autofill is_email_eligible_for_lead_form_autofill parental_control_passcode_enabled
  parental_control_candidate parental_control_anonymized_email resurrection_info connected_to_facebook connected_to_google
  connected_to_youtube connected_to_microsoft connected_to_etsy connected_to_dropbox connected_to_instagram instagram_username
  instagram_url twitter_url gplus_url is_instance_owner is_moderator name_question_open`.split(/\s+/);

describe('the viewer record', () => {
  let server: TestServer;
  let noor: Awaited<ReturnType<TestServer['person']>>;
  beforeAll(async () => {
    server = await createTestServer();
    noor = await server.person('noor_haddad', 'Noor Haddad');
  });
  afterAll(() => server.close());
  const viewer = (): Viewer => ({ kind: 'AUTH', userId: noor.userId, sessionId: '1' });

  it('shows a stranger a record with every field and no id', async () => {
    const record = await readViewerRecord(server.core, strangerViewer);
    expect(Object.keys(record).toSorted()).toEqual(FIELDS.toSorted());
    expect(record).toMatchObject({ id: null, login_state: 0, third_party_marketing_tracking_enabled: true, allow_analytic_cookies: false });
  });

  it('has every field by the call that reads it', async () => {
    const record = await noor.data(readMe, {});
    expect(Object.keys(record).toSorted()).toEqual(FIELDS.toSorted());
    expect(record).toMatchObject({ id: noor.userId, username: 'noor_haddad', login_state: 1, can_enable_mfa: true, country: 'US' });
  });

  it('carries to a page what pages read, by one statement', async () => {
    const { result, statements } = await countStatements(() => readViewerCard(server.core, viewer()));
    expect(statements).toBe(1);
    expect(result).toMatchObject({ id: noor.userId, full_name: 'Noor Haddad', recent_boards: [], should_show_messaging: true });
    expect(result).not.toHaveProperty('group_board_count');
    expect(result).not.toHaveProperty('gplus_url');
  });

  it('carries the same fields to a page of a stranger', async () => {
    const card = await readViewerCard(server.core, strangerViewer);
    expect(Object.keys(card).toSorted()).toEqual(Object.keys(await readViewerCard(server.core, viewer())).toSorted());
    expect(card).toMatchObject({ id: null, pin_count: 0 });
  });

  it('is a stranger’s where the account is gone', async () => {
    const gone: Viewer = { kind: 'AUTH', userId: '1', sessionId: '1' };
    expect(await readViewerCard(server.core, gone)).toMatchObject({ id: null, login_state: 0 });
  });
});
