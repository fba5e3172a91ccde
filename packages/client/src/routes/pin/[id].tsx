import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { CloseupPage, closeupHead, closeupStructuredData, preloadCloseup } from '../../pages/closeup/index.ts';
import { defineRoute } from '../../routing/define-route.ts';
import { resourceKey } from '../../store/resource-key.ts';
import { selectResource } from '../../store/resources.slice.ts';

export default defineRoute({
  pageType: 'pin',
  messages: ['closeup', 'colors'],
  Page: CloseupPage,
  query: ['comment'],
  preload: ({ params, search, dispatch }) => preloadCloseup(dispatch, params.id ?? '', search.get('comment')),
  primary: ({ params }, state) => selectResource(state.resources, { name: PinResource.get.name, key: resourceKey({ id: params.id }) }),
  head: ({ params }, state) => closeupHead(params.id ?? '', state),
  structuredData: import.meta.env.SSR ? closeupStructuredData : undefined,
});
