export { ParentalPasscodePage } from './parental-passcode-page.tsx';
export { PasscodeResetPage } from './passcode-reset-page.tsx';
