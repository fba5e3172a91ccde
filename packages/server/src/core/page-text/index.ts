export { saysNoArchive } from './no-archive.ts';
export { readPageTextAside } from './read-text-aside.ts';
