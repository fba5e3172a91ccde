import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';

/** Google's button alone, for who connects it in the settings. */
export const GoogleSignIn = lazyPart(async () => (await import('./google-button.tsx')).GoogleButton);
