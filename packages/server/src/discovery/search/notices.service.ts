import type { SearchNag } from '@bowerbird/contract/discovery/search/schemas.ts';
import type { Core } from '../../core/core.ts';
import { findNotice } from '../search-notices/index.ts';
import { parseSearch, type ParsedSearch } from './search-words.parser.ts';

/** What stands above the results of a search, and whether it stands in their place. */
export interface Notice {
  readonly nag: SearchNag;
  readonly withholds: boolean;
}

/** Whether words of help belong to a search: nobody is led to it. */
export async function hasNotice(core: Core, language: string, query: string): Promise<boolean> {
  return (await readNotice(core, language, parseSearch({ query }))) !== null;
}

/** The words of help for a search; what is left out by a minus is not looked for. */
export async function readNotice(core: Core, language: string, { said }: Pick<ParsedSearch, 'said'>): Promise<Notice | null> {
  const found = await findNotice(core, language, said);
  if (!found) return null;
  const { notice_id, title, text, link_url, link_label, withholds } = found;
  return { nag: { id: notice_id, title, text, link: link_url === '' ? null : { url: link_url, label: link_label } }, withholds };
}
