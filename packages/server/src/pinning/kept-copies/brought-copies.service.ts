import { Compile } from 'typebox/compile';
import { KeptTextSchema, type KeptText } from '@bowerbird/contract/pinning/kept-copies/schemas.ts';
import { cleanLine, cleanText } from '@bowerbird/domain/clean-text.ts';
import { normaliseLink } from '@bowerbird/domain/links.ts';
import { charactersOf, COPY_LIMITS, type CopyBlock, type PageText } from '@bowerbird/domain/pinning/kept-copies.ts';
import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/database/database.ts';
import { bringCopy, isKeepingOn, type CopyToKeep } from './kept-copies.queries.ts';

const kept = Compile(KeptTextSchema);

/** Whose copy comes, and what the pin leads to. */
export interface CopyTaker {
  readonly userId: string;
  readonly linkId: string;
}

/**
 * Keeps the text of a page that somebody brings from elsewhere, for them alone. It is `refused` where it is no such text, or where there
 * is no room. Where nobody wants copies, it is left out.
 */
export async function keepBroughtCopy(
  core: Core,
  trx: Database,
  { userId, linkId }: CopyTaker,
  text: unknown,
): Promise<'kept' | 'unwanted' | 'refused'> {
  const { isOn, bytesAPerson } = core.config.keptCopies;
  if (!isOn || !(await isKeepingOn(trx, userId))) return 'unwanted';
  const copy = readCopyText(text, core.now());
  if (copy === null) return 'refused';
  return (await bringCopy(trx, userId, { linkId, ...copy }, bytesAPerson)) ? 'kept' : 'refused';
}

/** The text of a file, cut and cleaned as one that is read from its page; `null` where it is none. */
export function readCopyText(text: unknown, now: number): Omit<CopyToKeep, 'linkId'> | null {
  if (!kept.Check(text)) return null;
  const address = normaliseLink(text.address);
  const read = Date.parse(text.read_at);
  if (typeof address === 'string' || Number.isNaN(read)) return null;
  const content = cleanContent(text.content);
  const bytes = Buffer.byteLength(JSON.stringify(content));
  const characters = charactersOf(content.blocks);
  if (characters === 0 || bytes > COPY_LIMITS.bytes) return null;
  return { address: address.url, content, characters, bytes, readAt: new Date(Math.min(read, now)) };
}

function cleanContent({ title, byline, site, language, direction, blocks }: KeptText['content']): PageText {
  const line = (words: string, limit: number) => Array.from(cleanLine(words)).slice(0, limit).join('');
  return {
    title: line(title, COPY_LIMITS.title),
    byline: byline && line(byline, COPY_LIMITS.byline),
    site: site && line(site, COPY_LIMITS.site),
    language,
    direction,
    blocks: blocks.map(cleanBlock),
  };
}

function cleanBlock(block: CopyBlock): CopyBlock {
  return block.type === 'list' ? { ...block, items: block.items.map(cleanText) } : { ...block, text: cleanText(block.text) };
}
