import { laterPart } from '../../../ui/lazy-part/later-part.tsx';

/** People whom the viewer may know; a page can do without them until it acts. */
export const PeopleYouMayKnow = laterPart(async () => (await import('./people-you-may-know.tsx')).PeopleYouMayKnowSection);
