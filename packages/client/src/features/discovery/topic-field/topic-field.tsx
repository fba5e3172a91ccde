import { useId, useState, type KeyboardEvent } from 'react';
import { InterestTagsResource } from '@bowerbird/contract/discovery/topics/calls.ts';
import { MOST_PIN_TOPICS } from '@bowerbird/domain/pinning/pin-topics.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useResource } from '../../../store/hooks.ts';
import { Chip } from '../../../ui/chip/chip.tsx';
import { controlClass, Field } from '../../../ui/field/field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { InterestTag } from '@bowerbird/contract/discovery/topics/schemas.ts';
import styles from './topic-field.module.css';

export interface TopicFieldProps {
  readonly tags: readonly InterestTag[];
  readonly onChange: (tags: readonly InterestTag[]) => void;
}

/** What a pin is about, chosen among the topics of the instance. */
export function TopicField({ tags, onChange }: TopicFieldProps) {
  const text = useText();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const term = useDebounced(typed.trim(), 150);
  const asked = useResource(InterestTagsResource.get, term === '' ? null : { term });
  const found = asked.data ?? [];
  const free = term === '' ? [] : found.filter(({ id }) => !tags.some((tag) => tag.id === id));
  const isFull = tags.length >= MOST_PIN_TOPICS;
  // The word that somebody wanted to add; it is looked for a moment after it is typed.
  const [entered, setEntered] = useState('');
  const isAnswered = entered !== '' && entered === typed.trim() && entered === term && asked.loaded;
  const refusal =
    isAnswered && free.length === 0 ? text(found.length > 0 ? 'topicField.already' : 'topicField.none', { word: entered }) : undefined;

  const add = (tag: InterestTag | undefined) => {
    if (!tag || isFull) return;
    onChange([...tags, { id: tag.id, name: tag.name }]);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      setEntered(typed.trim());
      add(free.find(({ name }) => name.toLowerCase() === typed.trim().toLowerCase()) ?? free[0]);
    }
    if (event.key === 'Backspace' && typed === '') onChange(tags.slice(0, -1));
    if (event.key === 'Escape' && typed !== '') {
      // What was typed goes first, and only then a dialog around the field.
      event.preventDefault();
      event.stopPropagation();
      setTyped('');
    }
  };

  return (
    <div className={styles.topics}>
      <Field label={text('topicField.label')} hint={isFull ? text('topicField.full') : undefined} error={refusal}>
        {(ids) => (
          <input
            {...ids}
            className={controlClass}
            value={typed}
            placeholder={text('topicField.add')}
            autoComplete="off"
            disabled={isFull}
            aria-controls={listId}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <ul id={listId} className={styles.list} aria-live="polite">
        {free.map((tag) => (
          <li key={tag.id}>
            <Chip icon={<Icon name="plus" size={16} />} onClick={() => add(tag)}>
              {tag.name}
            </Chip>
          </li>
        ))}
        {tags.map((tag) => (
          <li key={tag.id}>
            <Chip
              selected
              aria-label={text('topicField.remove', { name: tag.name })}
              icon={<Icon name="x" size={16} />}
              onClick={() => onChange(tags.filter(({ id }) => id !== tag.id))}
            >
              {tag.name}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
