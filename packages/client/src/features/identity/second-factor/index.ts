export { lazySecondStep as SecondStep } from './lazy-second-step.ts';
export { TwoStepSection } from './two-step-section.tsx';
