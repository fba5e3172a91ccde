import type { RichMetadata } from '@bowerbird/contract/pinning/rich-metadata/records.ts';
import type { Core } from '../../core/core.ts';
import { fillFromOEmbed, lacksOEmbed, type RichPage } from '../../core/page-pictures/index.ts';
import { FetchError } from '../../core/safe-fetch/index.ts';

/** Honest ones have a few thousand. */
const MOST_BYTES = 64 * 1024;

/** What a page says of itself, with what its oEmbed fills in. A site whose oEmbed does not answer has said all it does. */
export async function readWithOEmbed(
  { safeFetch }: Pick<Core, 'safeFetch'>,
  { rich, oEmbedUrl }: RichPage,
  mayLook: (url: string) => Promise<boolean>,
): Promise<RichMetadata | null> {
  if (oEmbedUrl === null || !lacksOEmbed(rich) || !(await mayLook(oEmbedUrl))) return rich;
  try {
    const { body } = await safeFetch.fetchFile(oEmbedUrl);
    return fillFromOEmbed(rich, JSON.parse(await textOf(body)));
  } catch (error) {
    if (error instanceof FetchError || error instanceof SyntaxError) return rich;
    throw error;
  }
}

async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new FetchError('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
