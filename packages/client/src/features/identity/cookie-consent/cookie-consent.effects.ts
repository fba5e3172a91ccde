import type { CookieConsentResource } from '@bowerbird/contract/identity/cookie-consent/calls.ts';
import type { CookieConsent } from '@bowerbird/contract/identity/cookie-consent/schemas.ts';
import type { RootState } from '../../../store/create-store.ts';
import type { Effect } from '../../../store/effects.ts';
import { atOnce } from '../../../store/optimistic/at-once.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { resourceDataChanged, selectResource } from '../../../store/resources.slice.ts';

const PLACE = { name: 'CookieConsentResource.get', key: resourceKey({}) };

const consentIn = ({ resources }: RootState) => selectResource(resources, PLACE).data as CookieConsent | null;
const shown = (consent: CookieConsent | null) => [resourceDataChanged({ ...PLACE, data: consent })];

const effects: readonly Effect[] = atOnce<typeof CookieConsentResource.update>('CookieConsentResource.update', {
  show: ({ input }, state) => {
    const consent = consentIn(state);
    return consent ? shown({ ...consent, ...input }) : [];
  },
  takeBack: (_sent, _state, before) => shown(consentIn(before)),
  keep: (_sent, _state, result) => shown(result),
});
export default effects;
