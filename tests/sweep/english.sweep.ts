import { sweepPages } from './sweep-pages.ts';

sweepPages('en');
