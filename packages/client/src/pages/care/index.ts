import { ModerationCasesResource } from '@bowerbird/contract/social/moderation/calls.ts';
import type { Text } from '../../i18n/i18n.tsx';
import { logInFor } from '../../lib/next-path.ts';
import type { PreloadInput, RouteInput } from '../../routing/define-route.ts';
import type { HeadTags } from '../../routing/head.ts';
import { ensureResource } from '../../store/call.ts';
import type { RootState } from '../../store/create-store.ts';
import { resourceOf } from '../../store/resource-of.ts';
import type { ResourceState } from '../../store/resources.slice.ts';
import { casesOptions } from './cases-options.ts';

export { CarePage } from './care-page.tsx';

export const preloadCare = ({ dispatch }: PreloadInput) => dispatch(ensureResource(ModerationCasesResource.get, casesOptions('open')));

export function selectCare(_input: RouteInput, state: RootState): ResourceState {
  return resourceOf(state, ModerationCasesResource.get, casesOptions('open'));
}

/** Only somebody who is signed in may be a moderator. */
export function careRedirect({ search }: RouteInput, { session }: RootState): string | null {
  return session.isAuthenticated ? null : logInFor('/care/', search);
}

export function careHead(_input: RouteInput, _state: RootState, text: Text): HeadTags {
  return { title: text('reports.care'), noIndex: true };
}
