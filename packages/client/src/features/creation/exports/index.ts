export { TakeOutSection } from './take-out-section.tsx';
