export { GoogleSignIn } from './lazy-google-sign-in.ts';
export { Providers } from './lazy-provider-panel.tsx';
export type { ProviderProof } from './provider-proof.ts';
export { useProviderTrip } from './use-provider-trip.ts';
