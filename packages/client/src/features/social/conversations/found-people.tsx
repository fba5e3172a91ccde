import type { MouseEvent } from 'react';
import type { ShareSuggestion } from '@bowerbird/contract/social/conversations/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import type { Stored } from '../../../store/stored.ts';
import { Link } from '../../../ui/link/link.tsx';
import { openTalk } from './change-talk.ts';
import { conversationPath } from './conversation-path.ts';
import styles from './conversation-list.module.css';
import { newTalkPath } from './new-talk-link.ts';
import { PeopleFace } from './people-face.tsx';
import { useNameOf, usePeople } from './use-conversation-name.ts';

type Suggestion = Stored<ShareSuggestion>;

export interface FoundPeopleProps {
  readonly people: readonly Suggestion[];
  readonly onOpen?: (conversationId: string) => void;
}

/** The people and groups of a name. Each leads to what was said with them, or to a first message. */
export function FoundPeople({ people, onOpen }: FoundPeopleProps) {
  const text = useText();
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="found-people">
      <h3 id="found-people" className={styles.foundTitle}>
        {text('messages.foundPeople')}
      </h3>
      <ul className={styles.list}>
        {people.map((one) => (
          <li key={`${one.kind}:${one.id}`}>
            <FoundPerson suggestion={one} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The conversation of two that the page knows, or the group itself. */
function useKnownTalk({ kind, id }: Suggestion): string | undefined {
  const known = useAppSelector((state) =>
    kind === 'conversation'
      ? undefined
      : Object.values(state.entities.conversation).find(({ is_group, users }) => !is_group && users.length === 1 && users[0]!.id === id)
          ?.id,
  );
  return kind === 'conversation' ? id : known;
}

function FoundPerson({ suggestion, onOpen }: { suggestion: Suggestion } & Pick<FoundPeopleProps, 'onOpen'>) {
  const text = useText();
  const dispatch = useAppDispatch();
  const people = usePeople(suggestion);
  const name = useNameOf(suggestion);
  const talkId = useKnownTalk(suggestion);
  const open = (event: MouseEvent) => {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (talkId === undefined) dispatch(openTalk({ kind: 'new', to: suggestion.id }));
    else onOpen(talkId);
  };
  return (
    <Link href={talkId === undefined ? newTalkPath({ to: suggestion.id }) : conversationPath(talkId)} className={styles.row} onClick={open}>
      <PeopleFace people={people} size={44} />
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.line}>
          {suggestion.kind === 'conversation' ? (
            text('messages.groupOf', { count: suggestion.users.length + 1 })
          ) : (
            <bdi>@{people[0]?.username}</bdi>
          )}
        </span>
      </span>
    </Link>
  );
}
