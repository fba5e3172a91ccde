import { SearchNoticesResource } from '@bowerbird/contract/discovery/search-notices/calls.ts';
import { searchNoticeSchemas } from '@bowerbird/contract/discovery/search-notices/schemas.ts';
import type { Feature } from '../../feature.ts';
import { handleForOwner } from '../../identity/owner/index.ts';
import { addNotice, changeNotice, dropNotice, hearOfNotices, listNotices } from './search-notices.service.ts';

export { findNotice } from './search-notices.service.ts';

/** Words of help above searches for what hurts, from a list that the instance's owner keeps. */
export const searchNoticesFeature: Feature = {
  name: 'search-notices',
  schemas: searchNoticeSchemas,
  start: (core) => {
    hearOfNotices(core);
    return async () => {};
  },
  handlers: [
    handleForOwner(SearchNoticesResource.get, ({ core }) => listNotices(core)),
    handleForOwner(SearchNoticesResource.create, ({ core }, input) => addNotice(core, input)),
    handleForOwner(SearchNoticesResource.update, ({ core }, { notice_id, ...input }) => changeNotice(core, notice_id, input)),
    handleForOwner(SearchNoticesResource.delete, ({ core }, { notice_id }) => dropNotice(core, notice_id)),
  ],
};
