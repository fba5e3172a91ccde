import { useState } from 'react';
import { BoardLinkResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { copyText } from '../../../lib/copy-text.ts';
import { repeatKeys } from '../../../lib/repeat-keys.ts';
import { call, refreshResource } from '../../../store/call.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { useAppDispatch, useResource } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import styles from './collaborators.module.css';

/** The link by which people join a board: made, copied and withdrawn by its owner. */
export function LinkSection({ boardId }: { boardId: string }) {
  const text = useText();
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const options = { board_id: boardId };
  const { data: link, loaded } = useResource(BoardLinkResource.get, options);
  const [busy, setBusy] = useState<'make' | 'withdraw' | null>(null);
  const [keys] = useState(() => repeatKeys());
  const [isCopied, setCopied] = useState(false);
  const change = async (what: 'make' | 'withdraw') => {
    setBusy(what);
    setCopied(false);
    try {
      const idempotencyKey = keys.keyOf(what);
      await dispatch(call(what === 'make' ? BoardLinkResource.create : BoardLinkResource.delete, options, { idempotencyKey }));
      keys.settle();
      await dispatch(refreshResource(BoardLinkResource.get, options));
      if (what === 'withdraw') dispatch(toastShown({ kind: 'done', message: 'boardLinks.withdrawn' }));
    } catch (error) {
      if (toCallError(error).record) keys.settle();
      dispatch(failureShown(error, 'boardLinks.failed'));
    }
    setBusy(null);
  };
  if (!loaded) return null;
  return (
    <section className={styles.link} aria-label={text('boardLinks.title')}>
      <h3 className="h4">{text('boardLinks.title')}</h3>
      <p className="small muted">
        {link
          ? text('boardLinks.until', { date: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(Date.parse(link.expires_at)) })
          : text('boardLinks.hint')}
      </p>
      {link && (
        <TextField
          label={text('boardLinks.address')}
          labelHidden
          value={link.url}
          readOnly
          dir="ltr"
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <div className={styles.answers}>
        {link ? (
          <>
            <Button
              size="small"
              icon={isCopied ? <Icon name="check" size={18} /> : <Icon name="copy" size={18} />}
              onClick={() => void copyText(link.url).then(setCopied)}
            >
              <span aria-live="polite">{text(isCopied ? 'boardLinks.copied' : 'boardLinks.copy')}</span>
            </Button>
            <Button size="small" busy={busy === 'withdraw'} onClick={() => void change('withdraw')}>
              {text('boardLinks.withdraw')}
            </Button>
          </>
        ) : (
          <Button size="small" busy={busy === 'make'} icon={<Icon name="link" size={18} />} onClick={() => void change('make')}>
            {text('boardLinks.make')}
          </Button>
        )}
      </div>
    </section>
  );
}
