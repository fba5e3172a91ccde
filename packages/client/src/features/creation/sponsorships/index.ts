export { SponsorshipNote } from './sponsorship-note.tsx';
export { SponsorAsks } from './sponsor-asks.tsx';
