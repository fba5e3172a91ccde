export { CaptionsField } from './captions-field.tsx';
export { CaptionsSection } from './captions-section.tsx';
export { tracksOf } from './tracks.ts';
