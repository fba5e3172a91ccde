import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';

export const ReactionPicker = lazyPart(async () => (await import('./reaction-picker.tsx')).ReactionPicker);
