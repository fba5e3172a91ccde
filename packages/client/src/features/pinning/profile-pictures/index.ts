export { PictureSection } from './picture-section.tsx';
