import { laterPart } from '../../../ui/lazy-part/later-part.tsx';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';

/** Comes to whom an owner wants to give a board. */
export const OfferBand = laterPart(async () => (await import('./offer-band.tsx')).OfferBand);
/** Comes when somebody asks who keeps a board. */
export const PeopleDialog = lazyPart(async () => (await import('./people-dialog.tsx')).PeopleDialog);
