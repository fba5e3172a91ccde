export { PrevalenceWords } from './prevalence-words.tsx';
export { TransparencySection } from './transparency-section.tsx';
