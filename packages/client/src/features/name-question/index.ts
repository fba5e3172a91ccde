export { NameQuestion } from './name-question.tsx';
