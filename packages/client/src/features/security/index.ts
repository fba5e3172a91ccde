export { PasskeysSection } from './passkeys-section.tsx';
export { TwoStepSection } from './two-step-section.tsx';
export { ConnectedSection } from './connected-section.tsx';
