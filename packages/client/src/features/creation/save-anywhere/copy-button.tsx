import { useState } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { copyText } from '../../../lib/copy-text.ts';
import { Button } from '../../../ui/button/button.tsx';

export interface CopyButtonProps {
  readonly label: string;
  readonly words: string | (() => string);
}

/** Copies words, and says so. */
export function CopyButton({ label, words }: CopyButtonProps) {
  const text = useText();
  const [isCopied, setCopied] = useState(false);
  return (
    <Button size="small" onClick={() => void copyText(typeof words === 'string' ? words : words()).then(setCopied)}>
      <span role="status">{isCopied ? text('saveButton.copied') : label}</span>
    </Button>
  );
}
