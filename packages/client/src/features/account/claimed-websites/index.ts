export { Websites } from './websites.tsx';
