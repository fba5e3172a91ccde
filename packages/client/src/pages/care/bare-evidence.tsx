import type { ModerationCase } from '@bowerbird/contract/social/moderation/schemas.ts';
import type { ReportTargetType } from '@bowerbird/domain/social/reports.ts';
import { titleOfCase, TYPES } from '../../features/social/moderation/index.ts';
import { ageShown } from '../../i18n/formats.ts';
import { useLocale, useText } from '../../i18n/i18n.tsx';
import type { MessageId } from '../../i18n/message-id.ts';
import { useNow } from '../../store/use-now.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './care.module.css';

const NOTHING_KEPT: Partial<Record<ReportTargetType, MessageId>> = { board: 'care.bareBoard' };
const NO_PLACE: Partial<Record<ReportTargetType, MessageId>> = { message: 'care.bareTalk', conversation: 'care.bareTalk' };

/** What stands in for evidence where nothing can be shown: what it was, whose, when it was seen, and why there is no more. */
export function BareEvidence({ case: shown, isPictureLost }: { case: ModerationCase; isPictureLost: boolean }) {
  const text = useText();
  const locale = useLocale();
  const now = useNow();
  const { evidence, place, target_type: type } = shown;
  return (
    <div className={styles.bare}>
      <Icon name="image-broken" size={28} />
      <p>
        <strong dir="auto">{titleOfCase(text, shown)}</strong>
      </p>
      <p>{text(isPictureLost ? 'care.pictureLost' : (NOTHING_KEPT[type] ?? 'care.bareOther'))}</p>
      {place === null && <p>{text(NO_PLACE[type] ?? 'care.barePlace')}</p>}
      <dl className={styles.bareFacts} suppressHydrationWarning>
        <dt>{text('care.bareWhat')}</dt>
        <dd>{text(TYPES[type])}</dd>
        <dt>{text('care.whoPosted')}</dt>
        <dd>
          <bdi>{evidence.author}</bdi> <bdi className="muted">@{evidence.username}</bdi>
        </dd>
        <dt>{text('care.bareSeen')}</dt>
        <dd>
          <time dateTime={evidence.seen_at}>{ageShown(locale, Date.parse(evidence.seen_at), now)}</time>
        </dd>
      </dl>
    </div>
  );
}
