import type { ModerationCase } from '@bowerbird/contract/social/moderation/schemas.ts';
import type { SeenAs } from '@bowerbird/contract/social/reports/schemas.ts';
import { madeOf } from '../../features/social/moderation/index.ts';
import { DETAILS, REASONS } from '../../features/social/reports/index.ts';
import { ageShown, countShown } from '../../i18n/formats.ts';
import { useLocale, useText } from '../../i18n/i18n.tsx';
import type { MessageId } from '../../i18n/message-id.ts';
import { useNow } from '../../store/use-now.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Link } from '../../ui/link/link.tsx';
import { clockShown } from '../../ui/video-player/clock-shown.ts';
import styles from './care.module.css';
import { Noticed } from './noticed.tsx';

const LINES: Readonly<Record<string, MessageId>> = {
  took: 'care.did.took',
  left: 'care.did.left',
  nothing: 'care.did.nothing',
  warn: 'care.did.warn',
  hide: 'care.did.hide',
  remove: 'care.did.remove',
  limit: 'care.did.limit',
  suspend: 'care.did.suspend',
  undone: 'care.did.undone',
  let_in: 'care.did.letIn',
  appealed: 'care.did.appealed',
  upheld: 'care.did.upheld',
  lifted: 'care.did.lifted',
  upheld_alone: 'care.did.upheldAlone',
  lifted_alone: 'care.did.liftedAlone',
  blocked_picture: 'care.did.blocked_picture',
  unblocked_picture: 'care.did.unblocked_picture',
};

/** What it was reported as, who posted it, and what was done so far. */
export function CaseFacts({ case: shown }: { case: ModerationCase }) {
  const text = useText();
  const locale = useLocale();
  const now = useNow();
  const ago = (at: string) => ageShown(locale, Date.parse(at), now);
  const { person } = shown;
  return (
    <div className={styles.facts}>
      {shown.noticed.length > 0 && <Noticed case={shown} />}
      {shown.reported_as.length > 0 && (
        <section>
          <h3 className="h4">{text('care.reportedAs')}</h3>
          {shown.reported_as.map(({ reason, count, details, texts }) => (
            <div key={reason}>
              <p>
                <strong>{text(REASONS[reason].name)}</strong> <Badge>{countShown(locale, count)}</Badge>
              </p>
              {details.length > 0 && (
                <ul className={styles.details}>
                  {details.map(({ detail, count: times }) => (
                    <li key={detail}>
                      {text(DETAILS[detail])} <Badge>{countShown(locale, times)}</Badge>
                    </li>
                  ))}
                </ul>
              )}
              {texts.map((said, index) => (
                <p key={index} className={styles.quote} dir="auto">
                  {said}
                </p>
              ))}
            </div>
          ))}
        </section>
      )}
      <SeenAsWords seen={shown.seen_as} />
      <section suppressHydrationWarning>
        <h3 className="h4">{text('care.whoPosted')}</h3>
        <p>
          <Link href={`/${person.username}/`} className="link">
            {shown.author}
          </Link>
        </p>
        <p className="muted">{text('care.facts', { ago: ago(person.joined_at), count: person.pins })}</p>
        {person.same_link > 1 && <p className="muted">{text('care.sameLink', { count: person.same_link })}</p>}
        {person.same_network > 0 && <p className="muted">{text('care.sameNetwork', { count: person.same_network })}</p>}
        {person.earlier.map((earlier) => (
          <p key={earlier.at}>
            <Badge tone={earlier.is_upheld === false ? 'neutral' : 'warning'}>{madeOf(text, earlier)}</Badge> {ago(earlier.at)}
          </p>
        ))}
      </section>
      <section suppressHydrationWarning>
        <h3 className="h4">{text('care.soFar')}</h3>
        <ol className={styles.log}>
          <li>
            {text(shown.report_count > 0 ? 'care.did.reported' : 'care.did.noticed')} <span className="muted">{ago(shown.opened_at)}</span>
          </li>
          {shown.log.map(({ act, by, at }) => (
            <li key={at + act}>
              {LINES[act] ? text(LINES[act], { name: by ?? text('care.somebodyWhoLeft') }) : act} <span className="muted">{ago(at)}</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** What it was where it was seen, as far as a report says. */
function SeenAsWords({ seen: { isProduct, isPromoted, isThirdPartyAd, videoDuration, viewType, viewParameter } }: { seen: SeenAs }) {
  const text = useText();
  const lines = [
    isPromoted && text('care.seenAsAd'),
    isThirdPartyAd && text('care.seenAsOthersAd'),
    isProduct && text('care.seenAsProduct'),
    videoDuration !== undefined && text('care.seenAsFilm', { time: clockShown(videoDuration / 1000) }),
    viewType !== undefined && text('care.seenOn', { view: [viewType, viewParameter].filter((part) => part !== undefined).join(' / ') }),
  ].filter((line) => typeof line === 'string');
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className="h4">{text('care.seenAs')}</h3>
      <ul className={styles.details}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
