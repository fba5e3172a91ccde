import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { tooLong } from '../../../i18n/too-long.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { MentionList, useMentions } from '../mentions/index.ts';
import { bringIntoView } from './bring-into-view.ts';
import styles from './comments.module.css';
import { useKeptWords } from './kept-words.ts';
import { submitByKeys } from '../../../lib/submit-by-keys.ts';
import { talkInput, type Talk } from './talk.ts';
import { TriedField } from './tried-field.tsx';
import type { Tried } from './use-sending.ts';

export interface CommentComposerProps {
  readonly talk: Talk;
  /** The thread that is answered; without it, a new one begins. */
  readonly threadId?: string;
  readonly label: string;
  readonly autoFocus?: boolean;
  /** Whether somebody can say that they tried what the pin shows. */
  readonly takesTried?: boolean;
  readonly onSend: (text: string, tried?: Tried) => void;
  /** Where it opened after an act, which can be left. */
  readonly onClose?: () => void;
}

/**
 * Takes what somebody wants to say; suggests people after an `@`. Ctrl or Command with Enter sends it, too. What is not sent
 * stands here again when the field comes back.
 */
export function CommentComposer({ talk, threadId, label, autoFocus, takesTried = false, onSend, onClose }: CommentComposerProps) {
  const text = useText();
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useKeptWords({ talk, threadId });
  const mentions = useMentions(talkInput(talk), area, setTyped);
  const [tried, setTried] = useState<Tried | null>(null);
  const [isWordless, setWordless] = useState(false);
  const listId = useId();
  const hasPeople = mentions.people.length > 0;
  const long = tooLong(typed.trim(), textLimits.comment);
  const changeTried = (changed: Tried | null) => {
    setTried(changed);
    setWordless(false);
    if (changed === null) area.current?.focus();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = area.current?.value.trim() ?? '';
    area.current?.focus();
    setWordless(said === '' && tried !== null);
    if (said === '' || tooLong(said, textLimits.comment)) return;
    onSend(said, tried ?? undefined);
    setTyped('');
    setTried(null);
    mentions.close();
    onClose?.();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (mentions.takeKey(event)) return;
    if (event.key === 'Escape' && onClose) {
      event.stopPropagation();
      onClose();
    }
    submitByKeys(event);
  };
  return (
    <form ref={onClose && bringIntoView} className={styles.composer} noValidate onSubmit={submit}>
      {tried && <TriedField tried={tried} onChange={changeTried} />}
      <TextArea
        ref={area}
        label={label}
        labelHidden
        placeholder={label}
        name="comment"
        rows={1}
        dir="auto"
        autoFocus={autoFocus}
        className={styles.field}
        value={typed}
        error={(long && text(long.id, long.values)) || (isWordless && text('comments.wordsToo'))}
        aria-autocomplete="list"
        aria-controls={hasPeople ? listId : undefined}
        aria-activedescendant={hasPeople ? `${listId}-${mentions.active}` : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setWordless(false);
        }}
        onSelect={mentions.look}
        onBlur={mentions.close}
        onKeyDown={onKeyDown}
      />
      <MentionList id={listId} mentions={mentions} />
      {takesTried && !tried && (
        <IconButton
          label={text('comments.iTried')}
          tooltip="above"
          icon={<Icon name="camera" size={20} />}
          onClick={() => {
            setTried({ picture: null });
            area.current?.focus();
          }}
        />
      )}
      <IconButton type="submit" label={text('comments.send')} tooltip="above" icon={<Icon name="arrow-up" weight="bold" size={20} />} />
      {onClose && (
        <Button
          size="small"
          onClick={() => {
            setTyped('');
            onClose();
          }}
        >
          {text('app.cancel')}
        </Button>
      )}
    </form>
  );
}
