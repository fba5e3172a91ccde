export { CaptionsField } from './captions-field.tsx';
export { CaptionsSection } from './captions-section.tsx';
export { filmsOfPage } from './films-of-page.ts';
export { tracksOf } from './tracks.ts';
