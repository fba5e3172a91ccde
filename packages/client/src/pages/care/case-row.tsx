import type { CaseLine } from '@bowerbird/contract/social/moderation/schemas.ts';
import { madeOf, numberOfCase, titleOfCase } from '../../features/social/moderation/index.ts';
import { REASONS } from '../../features/social/reports/index.ts';
import { ageShown } from '../../i18n/formats.ts';
import { useLocale, useText } from '../../i18n/i18n.tsx';
import { useNow } from '../../store/use-now.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './care.module.css';

/** A case in the queue. */
export function CaseRow({ line, isShown, onOpen }: { line: CaseLine; isShown: boolean; onOpen: () => void }) {
  const text = useText();
  const locale = useLocale();
  const now = useNow();
  return (
    <li>
      <button type="button" className={styles.row} aria-current={isShown || undefined} onClick={onOpen}>
        {line.picture_url === null ? (
          <span className={styles.sign}>
            <Icon name="chat-circle-dots" />
          </span>
        ) : (
          <img className={styles.thumb} src={line.picture_url} alt="" />
        )}
        <span className={styles.words}>
          <strong className={styles.title} dir="auto">
            {titleOfCase(text, line)}
          </strong>
          <span className="small muted">
            {text(REASONS[line.reason].name)},{' '}
            {line.report_count > 0 ? text('care.reports', { count: line.report_count }) : text('care.ruleShort')}
          </span>
          {line.decision !== null && (
            <span className="small strong">{madeOf(text, { decision: line.decision, is_upheld: line.is_upheld })}</span>
          )}
        </span>
        <span className={styles.when}>
          <span className="small muted" suppressHydrationWarning>
            {ageShown(locale, Date.parse(line.opened_at), now, 'short')}
          </span>
          <span className="small muted">#{numberOfCase(locale, line)}</span>
        </span>
      </button>
    </li>
  );
}
