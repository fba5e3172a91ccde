export { cutWords, foldText } from './cut-words.ts';
export { makeQuery, makeVector, type WeighedText } from './vectors.ts';
