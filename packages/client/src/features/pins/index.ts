export { PinGrid } from './pin-grid.tsx';
