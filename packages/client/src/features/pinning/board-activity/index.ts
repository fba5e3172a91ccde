import { laterPart } from '../../../ui/lazy-part/later-part.tsx';

/** Comes when one of a board's people asks what happened. */
export const ActivityTab = laterPart(async () => (await import('./activity-tab.tsx')).ActivityTab);

/** Comes after a board kept together was drawn, in a wide window. */
export const Lately = laterPart(async () => (await import('./lately.tsx')).Lately);
