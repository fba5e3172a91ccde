import { useRef, useState } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { sharedText, wrongIn, type BatchText } from './batch.ts';
import styles from './batch-form.module.css';
import type { Draft } from './draft.ts';
import type { Batch } from './use-batch.ts';
import type { DraftsInHand } from './use-drafts.ts';
import { WrongOnes } from './wrong-ones.tsx';

interface BatchTextFieldProps {
  readonly batch: Batch;
  readonly hand: DraftsInHand;
  readonly name: BatchText;
  readonly label: string;
  /** More than one line; without it the field has one. */
  readonly rows?: number;
}

/** A text of several drafts. Where some have none, it can be given to these alone. */
export function BatchTextField({ batch, hand, name, label, rows }: BatchTextFieldProps) {
  const text = useText();
  // Those that were empty when they were to be filled, which they are no more once somebody types.
  const [filled, setFilled] = useState<readonly string[] | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const all = batch.drafts;
  const meant = filled === null ? all : all.filter(({ id }) => filled.includes(id));
  const drafts = meant.length > 0 ? meant : all;
  const isPart = drafts.length < all.length;
  const { value, different, empty } = sharedText(drafts, name);
  const isMixed = different > 0;
  const mixed =
    empty > 0 ? text('batch.written', { written: drafts.length - empty, empty }) : text('batch.mixedTexts', { count: different });
  const wrong = wrongIn(drafts, name);
  const field = {
    label,
    value,
    placeholder: isMixed ? mixed : undefined,
    error: wrong.length > 0 && (
      <WrongOnes wrong={wrong} all={hand.drafts} onShow={() => batch.select(wrong.map(({ draft }) => draft.id))} />
    ),
    onChange: (event: { currentTarget: { value: string } }) => batch.change(name, { [name]: event.currentTarget.value }, drafts),
  };
  // What each had before anything was typed tells which were empty.
  const hadOf = (draft: Draft) => batch.dirty[name]?.[draft.id]?.[name] ?? draft[name];
  const blank = all.filter((draft) => hadOf(draft) === '');
  const isUrl = name === 'link';
  const end = endOf();
  const common = { ...field, end, className: end && isPart ? styles.beside : undefined };
  return rows === undefined ? (
    <TextField {...common} ref={input} autoComplete="off" type={isUrl ? 'url' : undefined} dir={isUrl ? 'ltr' : 'auto'} />
  ) : (
    <TextArea {...common} ref={area} rows={rows} dir="auto" />
  );

  /** What a press at the end of the field does, where there is something to choose. */
  function endOf() {
    if (isPart) return <EndButton words={text('batch.fillAll', { count: all.length })} onClick={reachAll} />;
    if (blank.length > 0 && blank.length < all.length)
      return <EndButton words={text('batch.fill', { count: blank.length })} onClick={reachBlank} />;
    return isMixed && name === 'title' ? <EndButton words={text('batch.end')} onClick={batch.end} /> : undefined;
  }

  function reachAll() {
    setFilled(null);
    if (value !== '') batch.change(name, { [name]: value }, all);
    focusField();
  }

  /** The others get back what they had. */
  function reachBlank() {
    setFilled(blank.map(({ id }) => id));
    const others = all.filter((draft) => !blank.includes(draft));
    if (others.some((draft) => hadOf(draft) !== draft[name])) batch.undo(name, others);
    focusField();
  }

  function focusField() {
    (input.current ?? area.current)?.focus();
  }
}

function EndButton({ words, onClick }: { words: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.fill} onClick={onClick}>
      {words}
    </button>
  );
}
