import { DataExportsResource } from '@bowerbird/contract/account/data-export/calls.ts';
import type { DataExport } from '@bowerbird/contract/account/data-export/schemas.ts';
import { bytesShown } from '../../../i18n/bytes-shown.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { Acts, CardRow, RowCard, RowTitle, RowWords } from '../../../ui/row-card/row-card.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import styles from '../../../shared/forms/settings-form.module.css';
import own from './download-section.module.css';
import { useSave } from '../../../shared/forms/use-save.ts';
import { useArchives } from './use-archives.ts';

/** "Download my data": asks for an archive, shows how far it is, and gives it. */
export function DownloadSection() {
  const text = useText();
  const { archives, isMaking, refresh } = useArchives();
  const { save, busy, failure } = useSave(DataExportsResource.create, () => void refresh());
  return (
    <section className={styles.section}>
      <h2 className="h3">{text('download.title')}</h2>
      <p className="muted">{text('download.lead')}</p>
      {archives && archives.length > 0 && (
        <RowCard as="ul">
          {archives.map((archive) => (
            <ArchiveRow key={archive.export_id} archive={archive} />
          ))}
        </RowCard>
      )}
      <FormFailure words={failure} />
      <Acts>
        <Button disabled={isMaking || !archives} busy={busy} onClick={() => void save({})}>
          {text('download.ask')}
        </Button>
      </Acts>
    </section>
  );
}

function ArchiveRow({ archive }: { archive: DataExport }) {
  const text = useText();
  const locale = useLocale();
  const dayOf = (time: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(time));
  const size = bytesShown(locale, archive.bytes ?? 0);
  return (
    <CardRow as="li">
      <RowWords>
        <RowTitle>{text('download.of', { day: dayOf(archive.created_at) })}</RowTitle>
        {archive.board_ids && <p className="small">{text('download.boards', { count: archive.board_ids.length })}</p>}
        {archive.state === 'ready' && <p className="small muted">{text('download.until', { day: dayOf(archive.expires_at), size })}</p>}
        {archive.parts.length > 1 && <ArchiveParts parts={archive.parts} />}
        {archive.state === 'failed' && <p className="small muted">{text('download.failed')}</p>}
        {archive.state === 'making' && (
          <ProgressBar
            label={text('download.making')}
            value={archive.done}
            max={Math.max(1, archive.total)}
            // Before it is known how much there is, "0 of 0" would say nothing.
            text={archive.total > 0 ? text('download.progress', { done: archive.done, total: archive.total }) : undefined}
          />
        )}
      </RowWords>
      {archive.url !== null && archive.parts.length <= 1 && (
        <ButtonLink href={archive.url} download>
          {text('download.get')}
        </ButtonLink>
      )}
    </CardRow>
  );
}

/** The parts of a large archive: each is fetched, and brought in elsewhere, by itself. */
function ArchiveParts({ parts }: { parts: DataExport['parts'] }) {
  const text = useText();
  const locale = useLocale();
  return (
    <>
      <p className="small muted">{text('download.inParts')}</p>
      <ol className={own.parts}>
        {parts.map(({ bytes, url }, at) => (
          <li key={url}>
            <ButtonLink href={url} download>
              {text('download.part', { part: at + 1, parts: parts.length, size: bytesShown(locale, bytes) })}
            </ButtonLink>
          </li>
        ))}
      </ol>
    </>
  );
}
