export { cutWords, foldText } from './cut-words.ts';
export { functionWords } from './function-words.ts';
export { makeQuery, makeVector, type WeighedText } from './vectors.ts';
