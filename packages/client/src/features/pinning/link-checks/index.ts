export { LinkChecks } from './link-checks.tsx';
export { LinkNote } from './link-note.tsx';
