import type { NewsKind } from '@bowerbird/contract/social/news-kinds/kinds.ts';
import { newsFilters, type NewsFilter } from '@bowerbird/domain/social/news-kinds.ts';
import { mailChoices } from '@bowerbird/domain/social/notification-ways.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useStarted } from '../../../lib/use-started.ts';
import settings from '../../../shared/forms/settings-form.module.css';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { RowCard } from '../../../ui/row-card/row-card.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { kindsOf, newsKinds } from '../news-kinds/index.ts';
import styles from './notification-settings.module.css';
import { useWay } from './use-way.ts';

const groupWords: Record<NewsFilter, MessageId> = {
  comments: 'news.comments',
  boards: 'news.boards',
  people: 'news.people',
  pins: 'news.pins',
};
const mailWords = { single: 'notify.single', digest: 'notify.digest', off: 'notify.off' } as const;

type NoticeKind = NewsKind | 'message';

/** Messages and each kind of news, and each way in which they may come. */
export function KindSettings() {
  const text = useText();
  const groups: readonly (readonly [words: MessageId, kinds: readonly NoticeKind[]])[] = [
    ['notify.messages', ['message']],
    ...newsFilters.map((filter) => [groupWords[filter], kindsOf(filter)] as const),
  ];
  return groups.map(([words, kinds]) => (
    <section key={words} className={settings.section} aria-label={text(words)}>
      <h2 className="h3">{text(words)}</h2>
      <RowCard as="ul">
        {kinds.map((kind) => (
          <li key={kind}>
            <KindRow kind={kind} />
          </li>
        ))}
      </RowCard>
    </section>
  ));
}

function KindRow({ kind }: { kind: NoticeKind }) {
  const text = useText();
  const started = useStarted();
  const [here, push] = [useWay('here'), useWay('push')];
  const [isHere, isPush] = [here.valueOf(kind), push.valueOf(kind)];
  if (isHere === undefined || isPush === undefined) return <SkeletonText lines={2} />;
  const title = text(kind === 'message' ? 'notify.message' : newsKinds[kind].title);
  return (
    <div role="group" aria-label={title} className={styles.kind}>
      <p className={styles.title}>{title}</p>
      <div className={styles.ways}>
        <Checkbox
          label={text('notify.here')}
          checked={isHere === true}
          disabled={!started}
          onChange={(event) => void here.change(kind, event.currentTarget.checked)}
        />
        <Checkbox
          label={text('notify.push')}
          checked={isPush === true}
          disabled={!started}
          onChange={(event) => void push.change(kind, event.currentTarget.checked)}
        />
        {kind !== 'message' && <MailChoice kind={kind} title={title} />}
      </div>
    </div>
  );
}

function MailChoice({ kind, title }: { kind: NewsKind; title: string }) {
  const text = useText();
  const started = useStarted();
  const mail = useWay('mail');
  const choice = mail.valueOf(kind);
  if (choice === undefined) return <SkeletonText lines={1} />;
  return (
    <Select
      label={text('notify.mailOf', { kind: title })}
      labelHidden
      value={String(choice)}
      disabled={!started}
      options={mailChoices.map((value) => ({ value, label: `${text('notify.mail')}: ${text(mailWords[value])}` }))}
      onChange={(event) => void mail.change(kind, event.currentTarget.value)}
    />
  );
}
