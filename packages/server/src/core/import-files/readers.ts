import type { ImportFormat } from '@bowerbird/domain/creation/imports.ts';
import { mapTexts, storableText } from '../well-formed.ts';
import type { ImportReader } from './reading/found.ts';
import { readArena } from './formats/arena.ts';
import { readBowerbird } from './formats/bowerbird.ts';
import { readInstagram } from './formats/instagram.ts';
import { readKarakeep } from './formats/karakeep.ts';
import { readLinkwarden } from './formats/linkwarden.ts';
import { readNetscape } from './formats/netscape.ts';
import { readPictures } from './formats/pictures.ts';
import { readPinry } from './formats/pinry.ts';
import { readPinterest } from './formats/pinterest.ts';
import { readPocketCsv } from './formats/pocket-csv.ts';
import { readPocketHtml } from './formats/pocket-html.ts';
import { readFeed } from './formats/read-feed.ts';
import { readShaarli } from './formats/shaarli.ts';
import { readBulkCsv, readMymind, readRaindropCsv } from './formats/tables.ts';

const readers: Readonly<Record<ImportFormat, ImportReader>> = {
  pinterest: readPinterest,
  netscape: readNetscape,
  raindrop_csv: readRaindropCsv,
  pocket_csv: readPocketCsv,
  pocket_html: readPocketHtml,
  arena: readArena,
  pinry: readPinry,
  karakeep: readKarakeep,
  linkwarden: readLinkwarden,
  instagram: readInstagram,
  mymind: readMymind,
  shaarli: readShaarli,
  pictures: readPictures,
  bulk_csv: readBulkCsv,
  feed: readFeed,
  bowerbird: readBowerbird,
};

/** What reads each format. All texts that it gives can be kept. */
export const importReaders = Object.fromEntries(Object.entries(readers).map(([format, read]) => [format, storing(read)])) as Readonly<
  Record<ImportFormat, ImportReader>
>;

/** A reader whose texts can be kept, so that one odd text stops none of the rest. */
function storing(read: ImportReader): ImportReader {
  return async function* readStorable(source) {
    for await (const found of read(source)) yield mapTexts(found, storableText);
  };
}
