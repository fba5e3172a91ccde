import type { CallOptions } from '@bowerbird/contract/protocol/call-endpoint.ts';
import type { StatusEntry } from '@bowerbird/contract/social/moderation/schemas.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { tooLong } from '../../../i18n/too-long.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import styles from './account-status.module.css';

/** Sends an author's answer. */
export type SendAppeal = (text: string, options: CallOptions) => Promise<StatusEntry>;

/** The way to answer a decision, once. */
export function AppealForm({ send, onDone }: { send: SendAppeal; onDone: () => void }) {
  const text = useText();
  const kit = useForm({
    send,
    fields: ['text'],
    read: (typed) => {
      const said = typed.text('text');
      return said === '' ? { wrong: { text: { id: 'care.appealNeeded' as const } } } : { input: said };
    },
    live: (typed) => {
      const long = tooLong(typed.text('text'), textLimits.appeal);
      return { ...(long && { text: long }) };
    },
    onDone,
  });
  return (
    <form {...kit.form} className={styles.form}>
      {/* Whoever pressed the button wants to write. */}
      <TextArea name="text" label={text('care.appealLabel')} dir="auto" autoFocus error={kit.errorOf('text')} />
      <FormFailure words={kit.failure} />
      <Button type="submit" variant="primary" busy={kit.busy}>
        {text('care.appealSend')}
      </Button>
    </form>
  );
}
