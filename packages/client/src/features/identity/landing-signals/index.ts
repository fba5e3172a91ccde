export { arrivalOf } from './arrival.ts';
