import { useRef } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { useEntity } from '../../../store/hooks.ts';
import type { EntityRef } from '../../../store/stored.ts';
import { Chip } from '../../../ui/chip/chip.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { FewerAbout, Known } from './change-tastes.ts';
import styles from './taste-settings.module.css';

interface FewerOfProps {
  readonly fewer: Known['fewer_of'];
  readonly disabled: boolean;
  readonly onForget: (about: FewerAbout, id: string) => void;
}

/** What the person asked for less of; pressing one takes that back. */
export function FewerOfSection({ fewer: { topics, boards, people }, disabled, onForget }: FewerOfProps) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  if (topics.length + boards.length + people.length === 0) return null;
  const forgets = (about: FewerAbout, id: string) => () => {
    // The chip that had the cursor goes.
    heading.current?.focus({ preventScroll: true });
    onForget(about, id);
  };
  return (
    <section>
      <h2 className="h3" ref={heading} tabIndex={-1}>
        {text('tastes.fewerTitle')}
      </h2>
      <p className="muted">{text('tastes.fewerHint')}</p>
      <ul className={styles.chips}>
        {topics.map((topic) => (
          <TopicChip key={topic.id} of={topic} disabled={disabled} onForget={forgets('topic', topic.id)} />
        ))}
        {boards.map((board) => (
          <BoardChip key={board.id} of={board} disabled={disabled} onForget={forgets('board', board.id)} />
        ))}
        {people.map((person) => (
          <PersonChip key={person.id} of={person} disabled={disabled} onForget={forgets('user', person.id)} />
        ))}
      </ul>
    </section>
  );
}

interface ChipOf<Type extends 'topic' | 'board' | 'user'> {
  readonly of: EntityRef<Type>;
  readonly disabled: boolean;
  readonly onForget: () => void;
}

function TopicChip({ of, ...rest }: ChipOf<'topic'>) {
  const topic = useEntity(of);
  return topic ? <ForgetChip {...rest} name={topic.name} picture={topic.cover?.url} /> : null;
}

function BoardChip({ of, ...rest }: ChipOf<'board'>) {
  const board = useEntity(of);
  return board ? <ForgetChip {...rest} name={board.name} picture={board.cover_images?.[0]?.url} /> : null;
}

function PersonChip({ of, ...rest }: ChipOf<'user'>) {
  const person = useEntity(of);
  return person ? <ForgetChip {...rest} name={person.fullName} picture={person.imageSmallUrl ?? undefined} /> : null;
}

interface ForgetChipProps {
  readonly name: string;
  readonly picture: string | undefined;
  readonly disabled: boolean;
  readonly onForget: () => void;
}

function ForgetChip({ name, picture, disabled, onForget }: ForgetChipProps) {
  const text = useText();
  return (
    <li>
      <Chip disabled={disabled} picture={picture} aria-label={text('tastes.forget', { name })} onClick={onForget}>
        <span dir="auto">{name}</span>
        <Icon name="x" weight="bold" size={16} />
      </Chip>
    </li>
  );
}
