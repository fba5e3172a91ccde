import type { NewsKind } from '@bowerbird/contract/social/news-kinds/kinds.ts';
import { isolated } from '@bowerbird/domain/isolate.ts';
import { oneLine } from '@bowerbird/domain/one-line.ts';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { serverWords, writtenLanguage } from '../../core/mail/server-words.ts';
import { viewerOf } from '../../endpoints/viewer.ts';
import type { NewsKindsOfInstance } from '../news-kinds/index.ts';
import { selectUnread, type NewsRow } from './news.queries.ts';
import { titleOf, urlOf } from './news.views.ts';

/** One group of news as it is told outside the product. */
export interface WrittenNews {
  readonly id: string;
  readonly at: string;
  readonly kind: NewsKind;
  /** One sentence in the person's language. */
  readonly text: string;
  /** The path that it leads to. */
  readonly path: string;
}

/** What is left to tell somebody in another way than in the product, in their language; read at the moment of sending. */
export async function writeUnread(
  {
    db,
    kinds,
    userId,
    locale,
  }: { readonly db: Database; readonly kinds: NewsKindsOfInstance; readonly userId: string; readonly locale: string },
  chosen: { readonly isWanted: RawBuilder<boolean>; readonly ids?: readonly string[]; readonly after?: string; readonly size: number },
): Promise<WrittenNews[]> {
  const rows = await selectUnread(db, { viewer: viewerOf(userId), kinds }, chosen);
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    kind: row.kind as NewsKind,
    text: writeSentence(row, kinds, locale),
    path: urlOf(row, kinds),
  }));
}

const MICROS = 1_000_000;

function writeSentence(row: NewsRow, kinds: NewsKindsOfInstance, locale: string): string {
  const language = writtenLanguage(locale);
  const i18n = serverWords(language, 'on-demand', 'together');
  const { price, old_price: before, currency, boards = 0, is_upheld: isUpheld } = row.details;
  const money = (millionths: string | undefined) =>
    millionths === undefined || currency === undefined
      ? ''
      : new Intl.NumberFormat(language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
          Number(millionths) / MICROS,
        );
  const title = titleOf(row);
  const values = {
    name: isolated(row.actors?.[0]?.user_full_name ?? '', language),
    others: row.actor_count - 1,
    title: title === '' ? i18n._('news.untitled') : isolated(title, language),
    boards,
    outcome: isUpheld === false ? 'lifted' : 'upheld',
    price: money(price),
    before: money(before),
  };
  const words = kinds.givenBy.get(row.kind)?.words[row.kind as NewsKind];
  if (words === undefined) return '';
  const what = i18n._(words, values);
  const board = row.comment_id === null ? null : row.board_name;
  return oneLine(board === null ? what : i18n._('news.onBoard', { what, board: isolated(board, language) }));
}
