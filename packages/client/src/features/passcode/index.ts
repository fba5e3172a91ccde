export { PasscodeQuestion } from './passcode-question.tsx';
export { passcodeWords } from './passcode-words.ts';
