import { AccountSettingsResource } from '@bowerbird/contract/account/account-settings/calls.ts';
import { ClaimedWebsitesResource } from '@bowerbird/contract/account/claimed-websites/calls.ts';
import { VerifiedMerchantResource } from '@bowerbird/contract/business/merchants/calls.ts';
import { DeveloperAppsResource } from '@bowerbird/contract/operation/apps/calls.ts';
import { ImportsResource } from '@bowerbird/contract/creation/imports/calls.ts';
import { VideoCaptionsResource } from '@bowerbird/contract/creation/video-captions/calls.ts';
import { InvitationResource } from '@bowerbird/contract/operation/operator/calls.ts';
import { ParentalPasscodeResource } from '@bowerbird/contract/account/parental-passcode/calls.ts';
import { UserRegisterResource } from '@bowerbird/contract/identity/sign-up/calls.ts';
import { UsernameResource } from '@bowerbird/contract/identity/usernames/calls.ts';
import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { BoardCollaboratorsResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { changeEmailSettings, changeNewsSettings } from '@bowerbird/contract/social/notification-settings/calls.ts';
import { PushSubscriptionResource } from '@bowerbird/contract/social/web-push/calls.ts';
import { ConversationsResource } from '@bowerbird/contract/social/conversations/calls.ts';
import { PASSWORD, type Person } from '../../tests/support/people.ts';
import type { Trial } from '../support/report.ts';
import { NASTY_LINKS, NASTY_NAMES } from './nasty-texts.ts';

interface Refusal {
  readonly field: string;
  readonly texts: readonly string[];
  readonly call: (text: string) => Promise<unknown>;
}

const YEAR_SECONDS = 365.25 * 24 * 60 * 60;

/** Offers a nasty text where only one of a form is taken: each is refused for its form. */
export async function tryRefusals(people: { owner: Person; minor: Person; pin: Pin }): Promise<{ trials: Trial[]; fields: Set<string> }> {
  // Only over somebody under 18 a passcode is held.
  await people.minor.call(AccountSettingsResource.update, { birthday: Math.round(Date.now() / 1000 - 16.5 * YEAR_SECONDS) });
  const refusals = refusalsOf(people);
  const trials: Trial[] = [];
  for (const { field, texts, call } of refusals) {
    for (const text of texts) {
      const failure = await call(text).then(
        () => 'was taken',
        (error: Error) => (/: (?:bad_input|page_refused) /u.test(error.message) ? undefined : error.message),
      );
      trials.push({ group: 'refused', what: `${field}: ${JSON.stringify(text)}`, failure });
    }
  }
  return { trials, fields: new Set(refusals.map(({ field }) => field)) };
}

function refusalsOf({ owner, minor, pin }: { owner: Person; minor: Person; pin: Pin }): Refusal[] {
  const one = NASTY_NAMES.slice(0, 1);
  return [
    { field: 'link', texts: NASTY_LINKS, call: (link) => owner.call(PinResource.update, { id: pin.id, link }) },
    {
      field: 'image_url',
      texts: NASTY_LINKS,
      call: (image_url) => owner.call(PinResource.create, { board_id: pin.board!.id, image_url }),
    },
    { field: 'website_url', texts: NASTY_LINKS, call: (website_url) => owner.call(UserResource.update, { website_url }) },
    ...(['shipping_policy_url', 'return_policy_url'] as const).map((field) => ({
      field,
      texts: NASTY_LINKS,
      call: (url: string) => owner.call(VerifiedMerchantResource.update, { [field]: url }),
    })),
    { field: 'website', texts: NASTY_LINKS, call: (website) => owner.call(ClaimedWebsitesResource.create, { website }) },
    {
      field: 'redirect_uris',
      texts: NASTY_LINKS,
      call: (text) => owner.call(DeveloperAppsResource.create, { app_name: 'Frames', redirect_uris: [text] }),
    },
    { field: 'address', texts: NASTY_LINKS, call: (address) => owner.call(ImportsResource.create, { address }) },
    { field: 'username', texts: one, call: (username) => owner.call(UsernameResource.update, { username }) },
    {
      field: 'emails',
      texts: one,
      call: (email) => owner.call(BoardCollaboratorsResource.create, { board_id: pin.board!.id, emails: [email] }),
    },
    { field: 'emails', texts: one, call: (email) => owner.call(ConversationsResource.create, { emails: [email], text: 'Hello' }) },
    { field: 'email', texts: one, call: (email) => owner.call(InvitationResource.create, { email }) },
    {
      field: 'backup_email',
      texts: one,
      call: (text) => minor.call(ParentalPasscodeResource.create, { new_passcode: '4821', backup_email: text, password: PASSWORD }),
    },
    {
      field: 'language',
      texts: one,
      call: (language) => owner.call(VideoCaptionsResource.update, { pin_id: pin.id, language, text: 'WEBVTT' }),
    },
    { field: 'options', texts: one, call: (options) => owner.call(changeNewsSettings, { options }) },
    { field: 'value', texts: one, call: (value) => owner.call(changeEmailSettings, { options: [{ id: 'save', value }] }) },
    {
      field: 'endpoint',
      texts: NASTY_LINKS,
      call: (endpoint) => owner.call(PushSubscriptionResource.create, { endpoint, p256dh: 'AAAA', auth: 'AAAA' }),
    },
    {
      field: 'birthday',
      texts: one,
      call: (birthday) => owner.call(UserRegisterResource.create, { email: 'somebody@example.org', password: PASSWORD, birthday }),
    },
  ];
}
