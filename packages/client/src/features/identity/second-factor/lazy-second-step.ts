import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';

/** The form for the second factor; its code comes when somebody needs it. */
export const lazySecondStep = lazyPart(async () => (await import('./second-step.tsx')).SecondStep);
