import { useRef } from 'react';
import type { StoryItem } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { controlClass } from '../../../ui/field/field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import styles from './lines-field.module.css';
import sidePanel from './side-panel.module.css';

export interface LinesFieldProps {
  readonly label: string;
  readonly items: readonly StoryItem[];
  /** What the maker is asked to write, a line each. */
  readonly asked?: readonly StoryItem[];
  readonly hasAmounts: boolean;
  readonly most: number;
  readonly error?: string | undefined;
  /** Changes of the same key that follow each other quickly are one step. */
  readonly onChange: (items: readonly StoryItem[], key?: string) => void;
}

/** Lines of a list, each with its amount. Enter makes the next one, and pasted lines become lines. */
export function LinesField({ label, items, asked = [], hasAmounts, most, error, onChange }: LinesFieldProps) {
  const text = useText();
  const list = useRef<HTMLOListElement>(null);
  const change = (next: readonly StoryItem[], key?: string) => onChange(next.slice(0, most), key);
  const focusLine = (index: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLInputElement>('[data-line]')[index]?.focus());
  const add = (at: number) => {
    if (items.length >= most) return;
    change(items.toSpliced(at, 0, { text: '', amount: '' }));
    focusLine(at);
  };
  const paste = (index: number, lines: readonly string[]) => {
    const given = lines.map((line): StoryItem => ({ amount: '', text: line.trim() })).filter((line) => line.text !== '');
    const isEmpty = items[index]?.text === '';
    change(items.toSpliced(isEmpty ? index : index + 1, isEmpty ? 1 : 0, ...given));
  };
  return (
    <div role="group" aria-label={label}>
      <ol ref={list} className={styles.items}>
        {items.map((item, index) => (
          <li key={index} className={styles.item}>
            {hasAmounts && (
              <input
                className={controlClass}
                dir="auto"
                aria-label={text('ideas.amountOf', { number: index + 1 })}
                placeholder={asked[index]?.amount || text('ideas.amount')}
                value={item.amount}
                onChange={(event) => change(items.with(index, { ...item, amount: event.currentTarget.value }), `amount ${index}`)}
              />
            )}
            <input
              data-line
              className={controlClass}
              dir="auto"
              aria-label={text('ideas.lineOf', { number: index + 1 })}
              placeholder={asked[index]?.text}
              value={item.text}
              onChange={(event) => change(items.with(index, { ...item, text: event.currentTarget.value }), `line ${index}`)}
              onPaste={(event) => {
                const lines = event.clipboardData.getData('text').split(/\r?\n/);
                if (lines.length < 2) return;
                event.preventDefault();
                paste(index, lines);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                add(index + 1);
              }}
            />
            <IconButton
              size="small"
              tooltip="none"
              label={text('ideas.removeLine', { number: index + 1 })}
              icon={<Icon name="x" weight="bold" size={16} />}
              onClick={() => {
                change(items.toSpliced(index, 1));
                focusLine(Math.max(0, index - 1));
              }}
            />
          </li>
        ))}
      </ol>
      {error && (
        <p className={sidePanel.hard} role="alert">
          <Icon name="warning-circle" weight="fill" size={16} />
          {error}
        </p>
      )}
      <Button
        size="small"
        icon={<Icon name="plus" weight="bold" size={16} />}
        disabled={items.length >= most}
        onClick={() => add(items.length)}
      >
        {text('ideas.addLine')}
      </Button>
    </div>
  );
}
