export { ParentalPasscode } from './parental-passcode.tsx';
export { PasscodeQuestion } from './passcode-question.tsx';
export { PasscodeResetPage } from './passcode-reset-page.tsx';
