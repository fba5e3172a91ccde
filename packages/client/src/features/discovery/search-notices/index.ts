export { NoticesSection } from './notices-section.tsx';
export { splitTerms } from './split-terms.ts';
