export { detectFormat } from './detect-format.ts';
export type { Found, FoundBoard, FoundFilm, FoundItem, FoundTag } from './reading/found.ts';
export { ImportFileError } from './import-file-error.ts';
export { openImportFile, type ImportFile } from './open-import-file.ts';
export { wordsOfPicture } from './formats/pictures.ts';
export { importReaders } from './readers.ts';
export { fieldsOf, listOf, textOf } from './reading/read-json.ts';
export { openingTags } from './reading/markup.ts';
