import { BlockListResource } from '@bowerbird/contract/social/block-lists/calls.ts';
import { PrevalenceSamplesResource } from '@bowerbird/contract/social/transparency/calls.ts';
import { ModerationCasesResource } from '@bowerbird/contract/social/moderation/calls.ts';
import { waitingOptions } from '../../features/social/moderation/index.ts';
import type { Text } from '../../i18n/i18n.tsx';
import type { MessageId } from '../../i18n/message-id.ts';
import { logInFor } from '../../lib/next-path.ts';
import type { PreloadInput, RouteInput } from '../../routing/define-route.ts';
import type { HeadTags } from '../../routing/head.ts';
import { ensureResource } from '../../store/call.ts';
import type { RootState } from '../../store/create-store.ts';
import { resourceOf } from '../../store/resource-of.ts';
import type { ResourceState } from '../../store/resources.slice.ts';
import { casesOptions, listOptions } from './cases-options.ts';

export { CarePage } from './care-page.tsx';
export { SamplePage } from './sample-page.tsx';
export { ListsPage } from './lists-page.tsx';

export const preloadCare = ({ dispatch }: PreloadInput) =>
  Promise.all([casesOptions('open'), waitingOptions].map((options) => dispatch(ensureResource(ModerationCasesResource.get, options))));

export function selectCare(_input: RouteInput, state: RootState): ResourceState {
  return resourceOf(state, ModerationCasesResource.get, casesOptions('open'));
}

export const preloadLists = ({ dispatch }: PreloadInput) => dispatch(ensureResource(BlockListResource.get, listOptions('domain')));

export function selectLists(_input: RouteInput, state: RootState): ResourceState {
  return resourceOf(state, BlockListResource.get, listOptions('domain'));
}

export const preloadSample = ({ dispatch }: PreloadInput) => dispatch(ensureResource(PrevalenceSamplesResource.get, {}));

export function selectSample(_input: RouteInput, state: RootState): ResourceState {
  return resourceOf(state, PrevalenceSamplesResource.get, {});
}

/** Only somebody who is signed in may be a moderator. */
export const redirectCare =
  (path: `/${string}`) =>
  ({ search }: RouteInput, { session }: RootState): string | null =>
    session.isAuthenticated ? null : logInFor(path, search);

export const headCare =
  (title: MessageId) =>
  (_input: RouteInput, _state: RootState, text: Text): HeadTags => ({ title: text(title), noIndex: true });
