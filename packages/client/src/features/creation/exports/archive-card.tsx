import type { DataExport } from '@bowerbird/contract/account/data-export/schemas.ts';
import { bytesShown } from '../../../i18n/bytes-shown.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useDay } from '../../../i18n/use-day.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { CardRow, RowCard, RowTitle, RowWords } from '../../../ui/row-card/row-card.tsx';
import styles from './take-out.module.css';

const TITLES: Readonly<Record<DataExport['state'], { readonly everything: MessageId; readonly boards: MessageId }>> = {
  making: { everything: 'exports.packingAll', boards: 'exports.packingBoards' },
  ready: { everything: 'exports.packedAll', boards: 'exports.packedBoards' },
  failed: { everything: 'exports.failedAll', boards: 'exports.failedBoards' },
};

/** One archive: what is in it, how far it is, and its files. */
export function ArchiveCard({ archive }: { archive: DataExport }) {
  const text = useText();
  const locale = useLocale();
  const { state, board_ids: boardIds } = archive;
  const moment = useDay({ dateStyle: 'medium', timeStyle: 'short' });
  const day = useDay({ dateStyle: 'medium' });
  const title = boardIds === null ? text(TITLES[state].everything) : text(TITLES[state].boards, { count: boardIds.length });
  const left = leftOut(archive);
  return (
    <section aria-label={title}>
      <RowCard>
        <CardRow>
          <RowWords>
            <h2 className="h3">{title}</h2>
            <p className="small muted">
              {state === 'ready'
                ? text('exports.madeAt', { time: moment(archive.created_at), until: day(archive.expires_at) })
                : text('exports.askedAt', { time: moment(archive.created_at) })}{' '}
              {left && text(left)}
            </p>
          </RowWords>
          {state === 'ready' && (
            <Badge tone="good" icon={<Icon name="check-circle" weight="fill" size={16} />}>
              {text('exports.ready')}
            </Badge>
          )}
        </CardRow>
        {state === 'failed' && <p className="small">{text('download.failed')}</p>}
        {state === 'making' && (
          <ProgressBar
            label={text('download.making')}
            value={archive.done}
            max={Math.max(1, archive.total)}
            text={archive.total > 0 ? text('download.progress', { done: archive.done, total: archive.total }) : undefined}
          />
        )}
        {archive.parts.map(({ name, bytes, url }) => (
          <CardRow key={url} className={styles.file}>
            <Icon name="file-zip" size={28} />
            <RowWords>
              <RowTitle>
                <bdi>{name}</bdi>
              </RowTitle>
              <p className="small muted">{bytesShown(locale, bytes)}</p>
            </RowWords>
            <ButtonLink href={url} download aria-label={text('exports.downloadFile', { name })}>
              {text('download.get')}
            </ButtonLink>
          </CardRow>
        ))}
        {state === 'ready' && <FilesBuilt isInParts={archive.parts.length > 1} />}
      </RowCard>
    </section>
  );
}

function leftOut({ has_pictures: hasPictures, has_copies: hasCopies }: DataExport): MessageId | null {
  if (!hasPictures && !hasCopies) return 'exports.withoutBoth';
  if (!hasPictures) return 'exports.withoutPictures';
  return hasCopies ? null : 'exports.withoutCopies';
}

function FilesBuilt({ isInParts }: { isInParts: boolean }) {
  const text = useText();
  return (
    <div className={styles.built}>
      <Icon name="folder-open" size={20} />
      <div>
        <p className="small muted">{text('exports.built')}</p>
        {isInParts && <p className="small muted">{text('download.inParts')}</p>}
        <details className={styles.more}>
          <summary>{text('exports.howBuilt')}</summary>
          <ul>
            <li>{text('exports.built1')}</li>
            <li>{text('exports.built2')}</li>
            <li>{text('exports.built3')}</li>
            <li>{text('exports.built4')}</li>
          </ul>
        </details>
      </div>
    </div>
  );
}
