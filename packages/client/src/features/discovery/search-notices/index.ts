export { NoticesSection } from './notices-section.tsx';
export { noticeOptions } from './notice-options.ts';
export { splitTerms } from './split-terms.ts';
