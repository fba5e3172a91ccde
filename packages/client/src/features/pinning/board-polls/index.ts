import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';

/** Stands above the board from the first paint: what came later would push the board down. */
export { PollBand } from './poll-band.tsx';
/** Comes when somebody asks. */
export const StartPollDialog = lazyPart(async () => (await import('./start-poll-dialog.tsx')).StartPollDialog);
