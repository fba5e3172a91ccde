import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { tooLong } from '../../../i18n/too-long.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { MentionList, useMentions } from '../mentions/index.ts';
import styles from './comments.module.css';

export interface CommentComposerProps {
  readonly pinId: string;
  readonly label: string;
  readonly autoFocus?: boolean;
  readonly onSend: (text: string) => void;
  /** Where it opened after an act, which can be left. */
  readonly onClose?: () => void;
}

/** Takes what somebody wants to say; suggests people after an `@`. Ctrl or Command with Enter sends it, too. */
export function CommentComposer({ pinId, label, autoFocus, onSend, onClose }: CommentComposerProps) {
  const text = useText();
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState('');
  const mentions = useMentions(pinId, area, setTyped);
  const listId = useId();
  const hasPeople = mentions.people.length > 0;
  const long = tooLong(typed.trim(), textLimits.comment);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = area.current?.value.trim() ?? '';
    area.current?.focus();
    if (said === '' || tooLong(said, textLimits.comment)) return;
    onSend(said);
    setTyped('');
    mentions.close();
    onClose?.();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (mentions.takeKey(event)) return;
    if (event.key === 'Escape') onClose?.();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <form className={styles.composer} noValidate onSubmit={submit}>
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
        error={long && text(long.id, long.values)}
        aria-autocomplete="list"
        aria-controls={hasPeople ? listId : undefined}
        aria-activedescendant={hasPeople ? `${listId}-${mentions.active}` : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onSelect={mentions.look}
        onBlur={mentions.close}
        onKeyDown={onKeyDown}
      />
      <MentionList id={listId} mentions={mentions} />
      <IconButton type="submit" label={text('comments.send')} tooltip="above" icon={<Icon name="arrow-up" weight="bold" size={20} />} />
      {onClose && (
        <Button size="small" onClick={onClose}>
          {text('app.cancel')}
        </Button>
      )}
    </form>
  );
}
