import { useStore } from 'react-redux';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { MentionSuggestionsResource } from '@bowerbird/contract/social/comments/calls.ts';
import type { TalkInput } from '@bowerbird/contract/social/comments/schemas.ts';
import { nameAtCursor } from '@bowerbird/domain/social/mentions.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import type { RootState } from '../../../store/create-store.ts';
import { useResource } from '../../../store/hooks.ts';
import type { EntityRef } from '../../../store/stored.ts';

const REST_MILLISECONDS = 120;
const none: readonly EntityRef<'user'>[] = [];

type Suggested = EntityRef<'user'>;

export interface Mentions {
  /** Those who may be meant. */
  readonly people: readonly Suggested[];
  /** Which of them Enter takes. */
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly choose: (username: string) => void;
  /** Looks anew at what stands before the cursor. */
  readonly look: () => void;
  readonly close: () => void;
  /** Takes the keys that move and choose; tells whether it took this one. */
  readonly takeKey: (event: KeyboardEvent) => boolean;
}

interface TypedName {
  readonly start: number;
  readonly typed: string;
}

const goesOn = (name: TypedName, next: TypedName) => next.start === name.start && next.typed.startsWith(name.typed);

/** Whether a name is a username that the page knows, with a space after it. One that was chosen is. */
function isWhole({ entities }: RootState, { typed }: TypedName): boolean {
  if (!typed.endsWith(' ')) return false;
  const username = typed.trimEnd().toLowerCase();
  return Object.values(entities.user).some((person) => person.username.toLowerCase() === username);
}

/** Suggests people while somebody types a name after an `@`. */
export function useMentions(talk: TalkInput, area: RefObject<HTMLTextAreaElement | null>, onChange: (text: string) => void): Mentions {
  const [name, setName] = useState<TypedName | null>(null);
  const [active, setActive] = useState(0);
  const term = useDebounced(name?.typed.trimEnd() ?? '', REST_MILLISECONDS);
  const { data } = useResource(MentionSuggestionsResource.get, name && term !== '' ? { ...talk, term } : null);
  const people = name === null ? none : (data ?? none);
  const close = () => setName(null);
  const store = useStore<RootState>();
  const look = () => {
    const field = area.current;
    const before = field && field.selectionStart === field.selectionEnd ? nameAtCursor(field.value, field.selectionStart) : null;
    const found = before && isWhole(store.getState(), before) ? null : before;
    // Where nobody is found, more letters find nobody either.
    if (found && name && data?.length === 0 && term === name.typed.trimEnd() && goesOn(name, found)) return;
    if (found?.typed !== name?.typed) setActive(0);
    setName(found);
  };
  const choose = (username: string) => {
    const field = area.current;
    if (!field || !name) return;
    const cursor = name.start + username.length + 2;
    onChange(`${field.value.slice(0, name.start)}@${username} ${field.value.slice(name.start + 1 + name.typed.length).replace(/^ /, '')}`);
    close();
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(cursor, cursor);
    });
  };
  const takeKey = (event: KeyboardEvent): boolean => {
    const chosen = people[Math.min(active, people.length - 1)];
    if (!chosen || event.nativeEvent.isComposing) return false;
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : people.length - 1;
      setActive((active + step) % people.length);
    } else if ((event.key === 'Enter' && !event.ctrlKey && !event.metaKey) || (event.key === 'Tab' && !event.shiftKey))
      choose(store.getState().entities.user[chosen.id]?.username ?? '');
    else return false;
    event.preventDefault();
    // Else Escape would close what the field stands in, too.
    event.stopPropagation();
    return true;
  };
  return { people, active: Math.min(active, Math.max(0, people.length - 1)), setActive, choose, look, close, takeKey };
}
