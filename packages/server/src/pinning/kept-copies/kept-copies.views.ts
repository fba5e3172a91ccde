import type { CopyKeeping, KeptCopy } from '@bowerbird/contract/pinning/kept-copies/schemas.ts';
import type { CopyBlock } from '@bowerbird/domain/pinning/kept-copies.ts';
import type { Config } from '../../core/config/config.ts';
import type { CopyRow, KeepingRow } from './kept-copies.queries.ts';

export function presentCopy({ content, address, read_at }: CopyRow): KeptCopy {
  const { title, byline, site, language, direction, blocks } = content;
  return { title, byline, site, language, direction, address, readAt: read_at, blocks: blocks.map(presentBlock) };
}

/** Every kind has the same fields on the wire. */
function presentBlock(block: CopyBlock): KeptCopy['blocks'][number] {
  return {
    type: block.type,
    text: block.type === 'list' ? '' : block.text,
    items: block.type === 'list' ? [...block.items] : [],
    level: block.type === 'heading' ? block.level : 0,
    isOrdered: block.type === 'list' && block.isOrdered,
  };
}

export function presentKeeping({ keptCopies }: Pick<Config, 'keptCopies'>, { keeps_copies, copies, bytes }: KeepingRow): CopyKeeping {
  return { isOffered: keptCopies.isOn, keepsCopies: keeps_copies, copies, bytes, mostBytes: keptCopies.bytesAPerson };
}
