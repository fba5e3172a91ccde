import { useState } from 'react';
import { downloadReport, ImportReportResource } from '@bowerbird/contract/creation/imports/calls.ts';
import type { Import, ReportedItem, UpdateImportInput } from '@bowerbird/contract/creation/imports/schemas.ts';
import type { ImportReason } from '@bowerbird/domain/creation/imports.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useNextPage, useResource } from '../../../store/hooks.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Acts, CardRow, RowCard, RowTitle, RowWords } from '../../../ui/row-card/row-card.tsx';
import { reasonWords } from './import-words.ts';
import styles from './imports.module.css';

type Act = (change: Omit<UpdateImportInput, 'id'>) => void;

/** What is not here, by reason, with what may be done about it. */
export function ReportRows({ one, busy, onAct }: { one: Import; busy: boolean; onAct: Act }) {
  const text = useText();
  const [reason, setReason] = useState<ImportReason | null>(null);
  const all = one.reasons.reduce((sum, { items }) => sum + items, 0);
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h3 className="h4">{text('imports.notHere')}</h3>
        <ButtonLink
          size="small"
          href={downloadReport.path.replace(':id', one.id)}
          download
          icon={<Icon name="download-simple" size={18} />}
        >
          {text('imports.getList')}
        </ButtonLink>
      </div>
      <ChipRow label={text('imports.byReason')}>
        <Chip selected={reason === null} onClick={() => setReason(null)}>
          {text('imports.allReasons', { items: all })}
        </Chip>
        {[...new Set(one.reasons.map((each) => each.reason))].map((each) => (
          <Chip key={each} selected={reason === each} onClick={() => setReason(each)}>
            {text('imports.ofReason', { reason: text(reasonWords[each]), items: countOf(one, each) })}
          </Chip>
        ))}
      </ChipRow>
      {reason === null ? (
        <Rows items={one.report} busy={busy} onAct={onAct} />
      ) : (
        <RowsOfReason key={`${reason}:${countOf(one, reason)}`} id={one.id} reason={reason} busy={busy} onAct={onAct} />
      )}
    </section>
  );
}

function countOf({ reasons }: Pick<Import, 'reasons'>, reason: ImportReason): number {
  return reasons.filter((each) => each.reason === reason).reduce((sum, { items }) => sum + items, 0);
}

function RowsOfReason({ id, reason, busy, onAct }: { id: string; reason: ImportReason; busy: boolean; onAct: Act }) {
  const text = useText();
  const options = { id, reason, page_size: 50 };
  const { data: items, isAtEnd } = useResource(ImportReportResource.get, options);
  const fetchNext = useNextPage(ImportReportResource.get, options);
  return (
    <>
      <Rows items={items ?? []} busy={busy} onAct={onAct} />
      {items && !isAtEnd && <Button onClick={fetchNext}>{text('imports.more')}</Button>}
    </>
  );
}

function Rows({ items, busy, onAct }: { items: readonly ReportedItem[]; busy: boolean; onAct: Act }) {
  const text = useText();
  if (items.length === 0) return null;
  return (
    <RowCard as="ul">
      {items.map(({ number, item, row, link, state, reason, can_keep_link: canKeepLink }) => (
        <CardRow as="li" key={number}>
          <span className={styles.sourceIcon} aria-hidden="true">
            <Icon name="image-broken" size={20} />
          </span>
          <RowWords>
            <RowTitle>
              <bdi>{row === null ? item : text('imports.row', { row, item })}</bdi>
            </RowTitle>
            <p className="small muted">
              {reason !== null && text(reasonWords[reason])}
              {state === 'waiting' && ` (${text('imports.triedAgain')})`}
            </p>
            {link !== null && link !== item && (
              <p className={styles.address} dir="ltr">
                {link}
              </p>
            )}
          </RowWords>
          {canKeepLink && (
            <Acts>
              <Button
                size="small"
                disabled={busy}
                aria-label={text('imports.keepOne', { name: item })}
                onClick={() => onAct({ action: 'keep_links', items: [number] })}
              >
                {text('imports.keepLink')}
              </Button>
            </Acts>
          )}
        </CardRow>
      ))}
    </RowCard>
  );
}
