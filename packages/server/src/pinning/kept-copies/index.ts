import { KeptCopiesResource, KeptCopyResource } from '@bowerbird/contract/pinning/kept-copies/calls.ts';
import { keptCopyFields } from '@bowerbird/contract/pinning/kept-copies/records.ts';
import { keptCopySchemas } from '@bowerbird/contract/pinning/kept-copies/schemas.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import { givePart } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { copyListener, keepCopy } from './keep-copies.service.ts';
import { deleteCopiesOf, deleteWish, selectCopiesForExport, selectCopyTime, selectKeeping } from './kept-copies.queries.ts';
import { changeKeeping, dropCopies, readCopy, readKeeping } from './kept-copies.service.ts';
import { bringPage } from './page-of-browser.service.ts';

export { keepBroughtCopy } from './brought-copies.service.ts';
export { isCopyKept, selectCopy, type CopyRow } from './kept-copies.queries.ts';

/** The readable text of pages behind pins, kept for the owners of the pins. */
export const keptCopiesFeature: Feature = {
  name: 'kept-copies',
  schemas: keptCopySchemas,
  recordParts: [
    givePart(keptCopyFields, ({ viewer }, { id, linkId }) =>
      viewer.userId === null || !linkId ? null : selectCopyTime(viewer.userId, id, linkId),
    ),
  ],
  handlers: [
    handle(KeptCopyResource.get, readCopy),
    handle(KeptCopyResource.create, bringPage),
    handle(KeptCopiesResource.get, readKeeping),
    handleAtomically(KeptCopiesResource.update, changeKeeping),
    handle(KeptCopiesResource.delete, dropCopies),
  ],
  listeners: (core) => [copyListener(core)],
  pageRead: keepCopy,
  personalData: {
    tables: ['kept_copies', 'copy_wishes'],
    erase: async (core, userId) => {
      await deleteCopiesOf(core.jobsDb, userId);
      await deleteWish(core.jobsDb, userId);
    },
    export: async (core, userId) => ({
      keepsCopies: (await selectKeeping(core.db, userId)).keeps_copies,
      copies: await selectCopiesForExport(core.db, userId),
    }),
    revertIntrusion: nothingToRevert,
  },
};
