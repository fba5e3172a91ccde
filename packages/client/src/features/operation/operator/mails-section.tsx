import { useState } from 'react';
import { KeptMailsResource } from '@bowerbird/contract/operation/operator/calls.ts';
import type { KeptMailLine } from '@bowerbird/contract/operation/operator/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useNextPage, useResource } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { preloadOverlay } from '../../../ui/overlays.tsx';
import { RowCard } from '../../../ui/row-card/row-card.tsx';
import { ListState } from '../../../shared/lists/list-state.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { firstLines } from './operator-lists.ts';
import styles from './operator.module.css';
import { useDay } from '../../../i18n/use-day.ts';

/** The mails that were kept for want of a mail server: to be read, and their links to be handed over. */
export function MailsSection({ keepsMails }: { keepsMails: boolean }) {
  const text = useText();
  const moment = useDay({ dateStyle: 'medium', timeStyle: 'short' });
  const mails = useResource(KeptMailsResource.get, firstLines);
  const fetchNext = useNextPage(KeptMailsResource.get, firstLines);
  const [open, setOpen] = useState<KeptMailLine | null>(null);
  return (
    <section className={styles.section} aria-labelledby="mails">
      <h2 id="mails" className="h3">
        {text('operator.mails')}
      </h2>
      <p className="muted">{text(keepsMails ? 'operator.mailsKept' : 'operator.mailsSent')}</p>
      <ListState list={mails} empty={text('operator.noMails')} />
      {mails.data && mails.data.length > 0 && (
        <RowCard as="ul" aria-label={text('operator.mails')}>
          {mails.data.map((mail) => (
            <li key={mail.mail_id}>
              <button type="button" className={styles.mail} onPointerEnter={() => preloadOverlay('dialog')} onClick={() => setOpen(mail)}>
                <strong>
                  <bdi>{mail.subject}</bdi>
                </strong>
                <span className="small muted">
                  <bdi>{mail.recipient}</bdi> · <time dateTime={mail.created_at}>{moment(mail.created_at)}</time>
                </span>
              </button>
            </li>
          ))}
        </RowCard>
      )}
      {mails.data && !mails.isAtEnd && (
        <div>
          <Button disabled={mails.fetching} onClick={fetchNext}>
            {text('operator.more')}
          </Button>
        </div>
      )}
      {open && <MailDialog mail={open} onClose={() => setOpen(null)} />}
    </section>
  );
}
