import { TransparencyResource } from '@bowerbird/contract/social/transparency/calls.ts';
import type { PreloadInput, RouteInput } from '../../routing/define-route.ts';
import { ensureResource } from '../../store/call.ts';
import type { RootState } from '../../store/create-store.ts';
import { resourceOf } from '../../store/resource-of.ts';
import type { ResourceState } from '../../store/resources.slice.ts';

export { TransparencyPage } from './transparency-page.tsx';

export const preloadTransparency = ({ dispatch }: PreloadInput) => dispatch(ensureResource(TransparencyResource.get, {}));

export function selectTransparency(_input: RouteInput, state: RootState): ResourceState {
  return resourceOf(state, TransparencyResource.get, {});
}
