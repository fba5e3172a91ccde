import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import { equalsSafely, sign } from '../core/secrets/tokens.ts';
import type { CallContext } from './context.ts';

/** Makes an opaque, tamper-evident, stateless bookmark of a cursor, bound to one list (`purpose`). */
export function makeBookmark(context: Pick<CallContext, 'core'>, purpose: string, cursor: unknown): string {
  const body = Buffer.from(JSON.stringify(cursor)).toString('base64url');
  return `${body}.${sign(context.core.config.secretKey, `bookmark:${purpose}`, body)}`;
}

/** Reads a bookmark of this list back; `null` without one. Throws `bad_input` for a foreign or changed one. */
export function readBookmark<T>(context: Pick<CallContext, 'core'>, purpose: string, bookmarks: readonly string[] | undefined): T | null {
  const bookmark = bookmarks?.[0];
  if (!bookmark) return null;
  const [body = '', signature = ''] = bookmark.split('.');
  if (!equalsSafely(signature, sign(context.core.config.secretKey, `bookmark:${purpose}`, body))) throw badBookmark();
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as T;
}

/** Whether a caller asks for the page after the last one. */
export function isAtEnd(bookmarks: readonly string[] | undefined): boolean {
  return bookmarks?.[0] === END_BOOKMARK;
}

function badBookmark(): ApiError {
  return new ApiError('bad_input', { detail: 'bookmarks: unknown', extra: { fields: [{ field: 'bookmarks', rule: 'unknown' }] } });
}
