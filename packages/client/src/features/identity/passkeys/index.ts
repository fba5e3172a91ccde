export { PasskeyButton } from './passkey-button.tsx';
export { PasskeysSection } from './passkeys-section.tsx';
