export { SponsorshipNote } from './sponsorship-note.tsx';
