import type { MouseEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { lookFor, openTalk } from './change-talk.ts';
import { MESSAGES_PATH } from './conversation-path.ts';
import type { CarriedThing } from './conversations.store.ts';
import { ID_PATTERN } from '../../../lib/id-pattern.ts';

/** Whom a new message goes to, and what it carries. */
export interface NewTalk {
  readonly to?: string;
  readonly carries?: CarriedThing;
}

/** The page of a new message that begins with these. */
export function newTalkPath({ to, carries = {} }: NewTalk): string {
  const given = Object.entries({ to, ...carries }).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${MESSAGES_PATH}?${new URLSearchParams([['view', 'new'], ...given]).toString()}`;
}

/** What the address of a new message begins with. */
export function readNewTalk(search: URLSearchParams): NewTalk {
  const idOf = (name: string) => {
    const id = search.get(name);
    return id !== null && ID_PATTERN.test(id) ? id : undefined;
  };
  return { to: idOf('to'), carries: { pin: idOf('pin'), board: idOf('board'), user: idOf('user') } };
}

/** A link to a new message. It opens beside the page where the window has room for both, on phones as a page. */
export function useNewTalkLink(talk: NewTalk, { find, onOpened }: { readonly find?: string; readonly onOpened?: () => void } = {}) {
  const dispatch = useAppDispatch();
  const isPhone = useAppSelector((state) => state.session.context?.device === 'phone');
  const onClick = (event: MouseEvent) => {
    onOpened?.();
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    // An address that somebody typed stands in no address of a page.
    dispatch(lookFor(find));
    // Where the window has no room for the panel, the page is opened.
    if (isPhone || window.matchMedia('(max-width: 767.98px)').matches) return;
    event.preventDefault();
    dispatch(openTalk({ kind: 'new', ...talk }));
  };
  return { href: newTalkPath(talk), onClick };
}
