export { BlurredPicture } from './blurred-picture.tsx';
export { ClassifierSection } from './classifier-section.tsx';
