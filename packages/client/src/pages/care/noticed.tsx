import type { ModerationCase } from '@bowerbird/contract/social/moderation/schemas.ts';
import type { AbuseRule } from '@bowerbird/domain/social/abuse-rules.ts';
import { useLocale, useText } from '../../i18n/i18n.tsx';
import type { MessageId } from '../../i18n/message-id.ts';
import { Link } from '../../ui/link/link.tsx';
import styles from './care.module.css';

const RULES: Readonly<Record<AbuseRule, MessageId>> = {
  listed: 'care.rule.listed',
  same_link: 'care.rule.same_link',
  same_text: 'care.rule.same_text',
  ring: 'care.rule.ring',
  unsafe_picture: 'care.rule.unsafe_picture',
  same_picture: 'care.rule.same_picture',
};

/** What rules counted, with the accounts that did alike. */
export function Noticed({ case: { noticed, things } }: { case: ModerationCase }) {
  const text = useText();
  const locale = useLocale();
  const share = (score: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(score);
  return (
    <section>
      <h3 className="h4">{text('care.noticed')}</h3>
      {noticed.map(({ rule, facts: { accounts = 0, times = 0, entry = '', score = 0, people = [] } }) => (
        <div key={rule}>
          <p>
            <strong>{text(RULES[rule], { accounts, times, entry, score: share(score) })}</strong>
          </p>
          {people.length > 0 && (
            <p className={styles.people}>
              {text('care.people')}
              {people.map((username) => (
                <Link key={username} href={`/${username}/`} className="link" dir="ltr">
                  {username}
                </Link>
              ))}
            </p>
          )}
        </div>
      ))}
      {things > 1 && <p>{text('care.things', { count: things })}</p>}
      <p className="small muted">{text('care.noticedHint')}</p>
    </section>
  );
}
