import { afterAnyReply, type Effect } from '../../../store/effects.ts';
import { viewerCounted } from '../../../store/session.slice.ts';

/** How many pins wait (`C3.9`). */
const effects: readonly Effect[] = [
  afterAnyReply(['ScheduledPinsResource.create'], () => [viewerCounted({ scheduled_pin_count: 1 })]),
  afterAnyReply(['ScheduledPinsResource.delete'], () => [viewerCounted({ scheduled_pin_count: -1 })]),
];
export default effects;
