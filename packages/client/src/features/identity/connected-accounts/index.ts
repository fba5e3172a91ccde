export { ConnectedSection } from './connected-section.tsx';
