export { ParentalPasscode } from './parental-passcode.tsx';
export { PasscodeResetPage } from './passcode-reset-page.tsx';
