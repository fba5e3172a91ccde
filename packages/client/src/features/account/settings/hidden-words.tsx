import { useState, type FormEvent } from 'react';
import { hiddenWordLimits, readHiddenWords } from '@bowerbird/domain/identity/user-settings.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useAppDispatch } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Acts } from '../../../ui/row-card/row-card.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import styles from '../../../shared/forms/settings-form.module.css';
import { useSettings, type KeepSettings } from './use-settings.ts';

/**
 * The words by which comments are hidden from one's pins, typed with commas between them.
 * They stand apart from the form kit, because `useSettings` saves and takes back every setting.
 */
export function HiddenWords({ keep }: { keep: KeepSettings }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const { settings, change } = useSettings(keep);
  const [typed, setTyped] = useState<string | null>(null);
  if (!settings) return <SkeletonText lines={3} />;
  const kept = settings.hidden_comment_words.join(', ');
  const words = readHiddenWords(typed ?? kept);
  const isTooMany = words.length > hiddenWordLimits.count;
  const isTooLong = words.some((word) => word.length > hiddenWordLimits.length);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isTooMany || isTooLong) return;
    if (!(await change({ hidden_comment_words: words }))) return;
    setTyped(null);
    dispatch(toastShown({ kind: 'done', message: 'settings.saved' }));
  };
  return (
    <form noValidate className={styles.section} onSubmit={(event) => void submit(event)}>
      <TextArea
        label={text('settings.hiddenWords')}
        hint={text('settings.hiddenWordsHint')}
        dir="auto"
        value={typed ?? kept}
        counter={`${words.length} / ${hiddenWordLimits.count}`}
        error={
          isTooMany
            ? text('settings.tooManyWords', { limit: hiddenWordLimits.count })
            : isTooLong
              ? text('settings.tooLong', { limit: hiddenWordLimits.length })
              : undefined
        }
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {typed !== null && typed !== kept && (
        <Acts>
          <Button onClick={() => setTyped(null)}>{text('settings.reset')}</Button>
          <Button type="submit" variant="primary" disabled={isTooMany || isTooLong}>
            {text('app.save')}
          </Button>
        </Acts>
      )}
    </form>
  );
}
