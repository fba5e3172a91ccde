import { useState } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlays.tsx';
import { copyText } from '../../../lib/copy-text.ts';
import styles from '../../../shared/steps/steps.module.css';

/** The recovery codes, this once: to copy or to keep as a file. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = useText();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => setCopied(await copyText(codes.join('\n')));
  return (
    <Dialog
      title={text('security.codesTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void copy()}>{text(isCopied ? 'security.copied' : 'security.copy')}</Button>
          <Button variant="primary" onClick={onClose}>
            {text('security.codesKept')}
          </Button>
        </>
      }
    >
      <p>{text('security.codesLead')}</p>
      <ul className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
