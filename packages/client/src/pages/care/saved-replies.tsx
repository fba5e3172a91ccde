import { useState } from 'react';
import { SavedRepliesResource } from '@bowerbird/contract/social/moderation/calls.ts';
import { savedReplyLimits } from '@bowerbird/domain/social/moderation.ts';
import { useText } from '../../i18n/i18n.tsx';
import type { MessageId } from '../../i18n/message-id.ts';
import { useSave } from '../../shared/forms/use-save.ts';
import { FormFailure } from '../../shared/forms/form-failure.tsx';
import { useResource } from '../../store/hooks.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import styles from './care.module.css';

const FIXED: readonly { readonly name: MessageId; readonly text: MessageId }[] = [
  { name: 'care.reply1', text: 'care.reply1Text' },
  { name: 'care.reply2', text: 'care.reply2Text' },
  { name: 'care.reply3', text: 'care.reply3Text' },
  { name: 'care.reply4', text: 'care.reply4Text' },
];
const none = {};

interface SavedRepliesProps {
  /** Puts words into the statement. */
  readonly fill: (words: string) => void;
  /** What stands in the statement. */
  readonly read: () => string;
}

/** Words that fill the statement: some that everybody has, and those that a moderator keeps. */
export function SavedReplies({ fill, read }: SavedRepliesProps) {
  const text = useText();
  const { data, refresh } = useResource(SavedRepliesResource.get, none);
  const { save: drop, failure } = useSave(SavedRepliesResource.delete, () => void refresh());
  return (
    <div className={styles.kept}>
      <div className={styles.replies} role="group" aria-label={text('care.replies')}>
        {FIXED.map(({ name, text: words }) => (
          <Button key={name} size="small" variant="outline" onClick={() => fill(text(words))}>
            {text(name)}
          </Button>
        ))}
        {data?.map(({ id, name, text: words }) => (
          <span key={id} className={styles.reply}>
            <Button size="small" variant="outline" onClick={() => fill(words)}>
              <bdi>{name}</bdi>
            </Button>
            <IconButton
              icon={<Icon name="x" size={16} />}
              size="small"
              label={text('care.replyDrop', { name })}
              onClick={() => void drop({ id })}
            />
          </span>
        ))}
      </div>
      <FormFailure words={failure} />
      <KeepReply read={read} onKept={() => void refresh()} />
    </div>
  );
}

/** Keeps what stands in the statement under a name. It is no form of its own, since it stands in one. */
function KeepReply({ read, onKept }: { read: () => string; onKept: () => void }) {
  const text = useText();
  const [name, setName] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const { save, busy, failure } = useSave(SavedRepliesResource.create, () => {
    setName('');
    onKept();
  });
  const keep = () => {
    const words = read().trim();
    setEmpty(words === '' || name.trim() === '');
    if (words !== '' && name.trim() !== '') void save({ name: name.trim(), text: words });
  };
  return (
    <details>
      <summary className={styles.keep}>
        {text('care.replyKeep')} <Icon name="caret-down" size={16} />
      </summary>
      <div className={styles.form}>
        <TextField
          name="reply_name"
          label={text('care.replyName')}
          dir="auto"
          autoComplete="off"
          maxLength={savedReplyLimits.name}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // It would decide the case.
            event.preventDefault();
            keep();
          }}
          error={isEmpty ? text('care.replyNeeded') : undefined}
        />
        <FormFailure words={failure} />
        <Button busy={busy} onClick={keep}>
          {text('care.replyKeepIt')}
        </Button>
      </div>
    </details>
  );
}
