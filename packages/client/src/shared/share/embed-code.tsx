import { useEffect, useState } from 'react';
import { useText } from '../../i18n/i18n.tsx';
import { copyText } from '../../lib/copy-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { readEmbedCode } from './read-embed-code.ts';
import styles from './share-dialog.module.css';

/** Copies what shows a page on another site; nothing where not everybody sees it. */
export function EmbedCode({ path }: { path: string }) {
  const text = useText();
  const [code, setCode] = useState<string | null>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  useEffect(() => {
    let isWanted = true;
    void readEmbedCode(path).then((html) => isWanted && setCode(html));
    return () => {
      isWanted = false;
    };
  }, [path]);
  if (code === null) return null;
  return (
    <>
      <Button
        variant={copied ? 'done' : 'plain'}
        icon={copied ? <Icon name="check" size={20} /> : <Icon name="code" size={20} />}
        onClick={() => void copyText(code).then(setCopied)}
      >
        <span aria-live="polite">{text(copied ? 'share.embedCopied' : 'share.embedCode')}</span>
      </Button>
      {copied === false && (
        <div className={styles.byHand}>
          <TextField
            label={text('share.embedCode')}
            value={code}
            readOnly
            dir="ltr"
            hint={text('share.copyByHand')}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
      )}
    </>
  );
}
