export { cutWords } from './words.segmenter.ts';
export { functionWords, numbersAndTimes } from './function-words.data.ts';
export { guessLanguage } from './guess-language.service.ts';
export { otherNumberOf } from './numbers.segmenter.ts';
export { isOneSlip } from './slips.segmenter.ts';
export { stemLanguageOf, stemOf, stemsOf, stemsOfEach, type StemLanguage } from './stems.segmenter.ts';
export { formsOf, makeQuery, makeVector, type WeighedText } from './vectors.queries.ts';
