export { LeaveSection } from './leave-section.tsx';
export { LeftPage } from './left-page.tsx';
