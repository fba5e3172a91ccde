import { useEffect, useRef } from 'react';
import type { MessageId } from '../../i18n/message-id.ts';
import { useLocale, useText } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { Clash } from './use-clash.ts';
import { differencesOf, type Difference } from './writing.ts';
import styles from './editor.module.css';

const LABELS: Record<Difference, MessageId> = {
  title: 'todayEditor.title',
  lead: 'todayEditor.lead',
  term: 'todayEditor.term',
  article_type: 'todayEditor.kind',
  language: 'todayEditor.language',
  country: 'todayEditor.country',
  translation_of: 'todayEditor.translationOf',
  cover: 'todayEditor.cover',
  published_at: 'todayEditor.publishedAt',
  shop: 'todayEditor.shop',
  parts: 'todayEditor.parts',
};

interface ClashNoticeProps {
  readonly clash: Clash;
  readonly onShowTheirs: () => void;
  readonly onShowMine: () => void;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Says that somebody else saved the article meanwhile, and leaves the choice to whoever writes here. */
export function ClashNotice({ clash, onShowTheirs, onShowMine, onKeepMine, onTakeTheirs }: ClashNoticeProps) {
  const text = useText();
  const locale = useLocale();
  const notice = useRef<HTMLDivElement>(null);
  const { isTheirsShown } = clash;
  useEffect(() => {
    // The button for saving stands a screen or two below.
    notice.current?.focus();
  }, [isTheirsShown]);
  const fields = new Intl.ListFormat(locale).format(differencesOf(clash.theirs, clash.mine).map((field) => `“${text(LABELS[field])}”`));
  return (
    <div ref={notice} className={styles.kept} role="alert" tabIndex={-1}>
      <p>{text(isTheirsShown ? 'todayEditor.clashTheirs' : 'todayEditor.clashMine', { fields })}</p>
      <div className={styles.acts}>
        <Button size="small" onClick={isTheirsShown ? onShowMine : onShowTheirs}>
          {text(isTheirsShown ? 'todayEditor.showMine' : 'todayEditor.showTheirs')}
        </Button>
        <Button size="small" onClick={isTheirsShown ? onTakeTheirs : onKeepMine}>
          {text(isTheirsShown ? 'todayEditor.takeTheirs' : 'todayEditor.keepMine')}
        </Button>
      </div>
    </div>
  );
}
