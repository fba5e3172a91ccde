import { useState } from 'react';
import { TaggedLinkResource } from '@bowerbird/contract/creation/product-tags/calls.ts';
import type { TaggedObject } from '@bowerbird/contract/creation/product-tags/records.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { troubleTitle } from '../../../store/failure-shown.ts';
import { useAction } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './tag-editor.module.css';

interface UnreadActsProps {
  readonly object: TaggedObject;
  readonly onRead: (object: TaggedObject) => void;
  readonly onRemove: () => void;
}

/** What can be done about a product whose page could not be read. */
export function UnreadActs({ object, onRead, onRemove }: UnreadActsProps) {
  const text = useText();
  const readLink = useAction(TaggedLinkResource.create);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<string | null>(null);
  const read = async () => {
    if (object.link === null) return;
    setBusy(true);
    setOutcome(null);
    try {
      const now = await readLink({ link: object.link });
      if (now.isUnread) setOutcome(text('tags.stillUnread'));
      else onRead(now);
    } catch (error) {
      setOutcome(text(troubleTitle(toCallError(error))));
    }
    setBusy(false);
  };
  return (
    <span className={styles.unread}>
      <Button size="small" busy={isBusy} aria-label={text('tags.readAgainNamed', { title: object.title })} onClick={() => void read()}>
        {text('app.tryAgain')}
      </Button>
      <Button size="small" variant="plain" aria-label={text('tags.drop', { title: object.title })} onClick={onRemove}>
        {text('tags.takeOff')}
      </Button>
      <span className={styles.hint} role="status">
        {outcome}
      </span>
    </span>
  );
}
