import { useState } from 'react';
import { LinkCheckCountsResource, LinkChecksResource } from '@bowerbird/contract/pinning/link-checks/calls.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useNextPage, useResource } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RowCard } from '../../../ui/row-card/row-card.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { TabButtons } from '../../../ui/tabs/tabs.tsx';
import { LinkRow } from './link-row.tsx';
import styles from './link-checks.module.css';

const KINDS = ['all', 'gone', 'moved', 'waiting'] as const;
type Kind = (typeof KINDS)[number];
const names = { all: 'links.all', gone: 'links.gone', moved: 'links.moved', waiting: 'links.waiting' } as const;

/** The options of the list of one kind, the same for preloading and for showing. */
export const checksOptions = (kind: Kind = 'all') => (kind === 'all' ? {} : { state: kind });

/** The viewer's pins whose pages moved, are gone or did not answer, and what may be done about each. */
export function LinkChecks() {
  const text = useText();
  const [kind, setKind] = useState<Kind>('all');
  const options = checksOptions(kind);
  const checks = useResource(LinkChecksResource.get, options);
  const counts = useResource(LinkCheckCountsResource.get, {});
  const count = new Intl.NumberFormat(useLocale());
  const refresh = () => void Promise.all([checks.refresh(), counts.refresh()]);
  const fetchNext = useNextPage(LinkChecksResource.get, options);
  return (
    <section className={styles.page}>
      <TabButtons
        label={text('links.kinds')}
        selected={kind}
        onSelect={setKind}
        tabs={KINDS.map((id) => ({ id, label: `${text(names[id])} ${counts.data ? count.format(counts.data[id]) : ''}` }))}
      />
      {checks.error && !checks.data && (
        <p role="alert">
          {text('links.failed')}{' '}
          <Button size="small" onClick={() => void checks.refresh()}>
            {text('app.tryAgain')}
          </Button>
        </p>
      )}
      {!checks.data && !checks.error && <SkeletonText lines={6} />}
      {checks.data?.length === 0 && <p className="muted">{text(kind === 'all' ? 'links.allWork' : 'links.none')}</p>}
      {checks.data && checks.data.length > 0 && (
        <RowCard as="ul">
          {checks.data.map((check) => (
            <LinkRow key={check.id} check={check} onChanged={refresh} />
          ))}
        </RowCard>
      )}
      {checks.data && !checks.isAtEnd && <Button onClick={fetchNext}>{text('links.more')}</Button>}
      <p className="small muted">{text('links.slowly')}</p>
    </section>
  );
}
