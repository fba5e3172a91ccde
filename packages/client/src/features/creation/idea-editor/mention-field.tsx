import { useState } from 'react';
import { AdvancedTypeaheadResource } from '@bowerbird/contract/discovery/typeahead/calls.ts';
import type { ShownBlock } from '@bowerbird/domain/creation/story-pins/show.ts';
import { noStoryThings } from '@bowerbird/domain/creation/story-pins/show.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useResource } from '../../../store/hooks.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import styles from './choices.module.css';
import type { IdeaEditorInHand } from './use-idea-editor.ts';

const REST_MS = 150;

/** Finds the person who is mentioned, by the beginning of a name. */
export function MentionField({ hand, block, error }: { hand: IdeaEditorInHand; block: ShownBlock; error: string | undefined }) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const term = useDebounced(typed.replace(/^@/, '').trim(), REST_MS);
  const { data, loaded } = useResource(AdvancedTypeaheadResource.get, term === '' ? null : { term });
  const found = term === '' ? [] : (data?.items ?? []).filter(({ kind, id }) => kind === 'user' && id !== null);
  const people = found.map((one) => ({ ...one, username: one.url?.replaceAll('/', '') ?? '' }));
  // Whoever is typing is about to choose: what is missing is said where nobody has that name.
  const isChoosing = typed.trim() !== '' && !(loaded && term !== '' && people.length === 0);
  return (
    <>
      <TextField
        label={text('ideas.who')}
        hint={block.user ? block.user.fullName : undefined}
        dir="auto"
        autoComplete="off"
        value={typed}
        error={isChoosing ? undefined : error}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ul className={styles.choices} aria-label={text('ideas.people')}>
        {people.map(({ id, label, username, imageUrl }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.choice}
              onClick={() => {
                const person = { id: id!, fullName: label, username, imageUrl };
                hand.know({ ...noStoryThings, people: { [person.id]: person } });
                hand.changeBlock(block.id, (one) => ({ ...one, userId: person.id }) as typeof one);
                setTyped('');
              }}
            >
              <Avatar name={label} src={imageUrl} size={28} />
              <span dir="auto">{label}</span>
              {/* Two people may have one name. */}
              {username !== '' && <bdi className={styles.beside}>@{username}</bdi>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
