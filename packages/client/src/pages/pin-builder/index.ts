export { PinBuilderPage } from './pin-builder-page.tsx';
