export { CaptionsSection } from './captions-section.tsx';
export { tracksOf } from './tracks.ts';
