import { ScheduledPinsResource } from '@bowerbird/contract/creation/scheduled-pins/calls.ts';
import { viewerSchedule } from '@bowerbird/contract/creation/scheduled-pins/records.ts';
import { scheduledPinSchemas } from '@bowerbird/contract/creation/scheduled-pins/schemas.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import { givePart } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { scheduledCount } from './scheduled-pins.queries.ts';
import { scheduleNews } from './scheduled-pins.news.queries.ts';
import { listScheduled, moveScheduled, publishDue, scheduleDraft, unschedule } from './scheduled-pins.service.ts';

export { keepDraftForLater } from './draft-for-later.service.ts';

/** Drafts that go out by themselves. */
export const scheduledPinsFeature: Feature = {
  name: 'scheduled-pins',
  schemas: scheduledPinSchemas,
  newsKinds: [scheduleNews],
  handlers: [
    handle(ScheduledPinsResource.get, (context, input) => listScheduled(context, input)),
    handle(ScheduledPinsResource.create, (context, input) => scheduleDraft(context, input)),
    handleAtomically(ScheduledPinsResource.update, moveScheduled),
    handleAtomically(ScheduledPinsResource.delete, (context, { id }) => unschedule(context, id)),
  ],
  jobs: (core) => [{ name: 'publish-scheduled', cron: '* * * * *', retries: 0, handle: () => publishDue(core) }],
  recordParts: [givePart(viewerSchedule, (_context, { id }) => scheduledCount(id))],
};
