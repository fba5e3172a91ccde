import { Fragment, useState } from 'react';
import { KeptMailResource, showKeptMail } from '@bowerbird/contract/operation/operator/calls.ts';
import type { KeptMailLine } from '@bowerbird/contract/operation/operator/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useResource } from '../../../store/hooks.ts';
import { Dialog } from '../../../ui/overlays.tsx';
import { TabButtons } from '../../../ui/tabs/tabs.tsx';
import { ListState } from '../../../shared/lists/list-state.tsx';
import { linksOf } from './links-of.ts';
import styles from './operator.module.css';

type Look = 'picture' | 'text';

/** A kept mail, as mail programs would show it or as plain text; its links open beside this page. */
export function MailDialog({ mail, onClose }: { mail: KeptMailLine; onClose: () => void }) {
  const text = useText();
  const [look, setLook] = useState<Look>('picture');
  const tabs = [
    { id: 'picture', label: text('operator.mailShown') },
    { id: 'text', label: text('operator.mailText') },
  ] as const;
  return (
    <Dialog title={<bdi>{mail.subject}</bdi>} size="wide" closeLabel={text('app.close')} onClose={onClose}>
      <div className={styles.mailParts}>
        <p className="small muted">
          <bdi>{mail.recipient}</bdi>
        </p>
        <TabButtons label={text('operator.mailLook')} tabs={tabs} selected={look} onSelect={setLook} />
        {look === 'text' ? (
          <MailText mailId={mail.mail_id} />
        ) : (
          <iframe
            className={styles.frame}
            title={mail.subject}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            src={showKeptMail.path.replace(':id', mail.mail_id)}
          />
        )}
      </div>
    </Dialog>
  );
}

function MailText({ mailId }: { mailId: string }) {
  const mail = useResource(KeptMailResource.get, { mail_id: mailId });
  if (!mail.data) return <ListState list={{ ...mail, data: null }} empty="" />;
  return (
    <p className={styles.mailText} dir="auto">
      {linksOf(mail.data.text).map(({ words, isLink }, index) => (
        <Fragment key={index}>
          {isLink ? (
            <a href={words} className="link" target="_blank" rel="noopener" dir="ltr">
              {words}
            </a>
          ) : (
            words
          )}
        </Fragment>
      ))}
    </p>
  );
}
