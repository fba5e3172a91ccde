export { cutWords, foldText } from './cut-words.ts';
export { functionWords } from './function-words.ts';
export { guessLanguage } from './guess-language.ts';
export { makeQuery, makeVector, type WeighedText } from './vectors.ts';
