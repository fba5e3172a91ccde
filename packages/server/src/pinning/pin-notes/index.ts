import { PinNoteResource } from '@bowerbird/contract/pinning/pin-notes/calls.ts';
import { pinNote } from '@bowerbird/contract/pinning/pin-notes/records.ts';
import { pinNoteSchemas } from '@bowerbird/contract/pinning/pin-notes/schemas.ts';
import type { Database } from '../../core/database/database.ts';
import { handleAtomically } from '../../endpoints/handle.ts';
import { givePart } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { hydratePin } from '../pins/index.ts';
import { deleteNote, deleteNotesOf, noteOf, selectNotesForExport, upsertNote } from './pin-notes.queries.ts';

/** Writes a note on a pin that its writer sees. */
export const keepNote = (db: Database, { userId, pinId, note }: { userId: string; pinId: string; note: string }) =>
  upsertNote(db, userId, pinId, note);

/** What people write on pins for themselves. */
export const pinNotesFeature: Feature = {
  name: 'pin-notes',
  schemas: pinNoteSchemas,
  recordParts: [givePart(pinNote, ({ viewer }, { id }) => (viewer.userId === null ? null : noteOf(viewer.userId, id)))],
  handlers: [
    handleAtomically(PinNoteResource.update, async (context, { pin_id, note }) => {
      const { userId } = context.viewer;
      // Reading the pin first decides access.
      const pin = await hydratePin(context, pin_id);
      const written = note.trim();
      if (written === '') await deleteNote(context.db, userId, pin_id);
      else await upsertNote(context.db, userId, pin_id, written);
      return { ...pin, pin_note: written === '' ? null : written };
    }),
  ],
  personalData: {
    tables: ['pin_notes'],
    erase: (core, userId) => deleteNotesOf(core.db, userId),
    export: async (core, userId) => ({ notes: await selectNotesForExport(core.db, userId) }),
    revertIntrusion: nothingToRevert,
  },
};
