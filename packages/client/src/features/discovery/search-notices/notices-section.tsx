import { SearchNoticesResource } from '@bowerbird/contract/discovery/search-notices/calls.ts';
import type { SearchNotice } from '@bowerbird/contract/discovery/search-notices/schemas.ts';
import { useState } from 'react';
import { factsShown } from '../../../i18n/formats.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { languageName } from '../../../i18n/language-name.ts';
import { useSave } from '../../../shared/forms/use-save.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useResource, useViewer } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Acts, CardRow, RowCard, RowTitle, RowWords } from '../../../ui/row-card/row-card.tsx';
import { NoticeDialog } from './notice-dialog.tsx';
import { noticeOptions } from './notice-options.ts';
import styles from './notices-section.module.css';

/** So many terms are named in a row. */
const TERMS_SHOWN = 6;

/** The words of help above searches, which the instance's owner keeps; nothing for others. */
export function NoticesSection() {
  const viewer = useViewer();
  return viewer?.is_instance_owner && <Notices />;
}

function Notices() {
  const text = useText();
  const locale = useLocale();
  const { data, refresh } = useResource(SearchNoticesResource.get, noticeOptions);
  const [edited, setEdited] = useState<SearchNotice | 'new' | null>(null);
  const dropped = useSave(SearchNoticesResource.delete, () => void refresh());
  const isBusy = dropped.busy;
  return (
    <section className={styles.section} aria-labelledby="notices">
      <h2 id="notices" className="h3">
        {text('operator.notices')}
      </h2>
      <p className="muted">{text('operator.noticesLead')}</p>
      {data && data.length > 0 && (
        <RowCard as="ul" aria-label={text('operator.notices')}>
          {data.map((notice) => (
            <CardRow as="li" key={notice.notice_id}>
              <RowWords>
                <RowTitle>
                  <bdi>{notice.title}</bdi>
                </RowTitle>
                <p className="small muted">
                  {factsShown(locale, [
                    languageName(locale, notice.language),
                    text(notice.withholds ? 'operator.noticeWithholds' : 'operator.noticeShows'),
                  ])}
                </p>
                <p className="small">
                  <bdi>{factsShown(locale, notice.terms.slice(0, TERMS_SHOWN))}</bdi>
                  {notice.terms.length > TERMS_SHOWN && ' …'}
                </p>
              </RowWords>
              <Acts>
                <Button size="small" onClick={() => setEdited(notice)}>
                  {text('operator.noticeEdit')}
                </Button>
                <Button size="small" disabled={isBusy} onClick={() => void dropped.save({ notice_id: notice.notice_id })}>
                  {text('operator.noticeDelete')}
                </Button>
              </Acts>
            </CardRow>
          ))}
        </RowCard>
      )}
      <FormFailure words={dropped.failure} />
      <div>
        <Button onClick={() => setEdited('new')}>{text('operator.noticeAdd')}</Button>
      </div>
      {edited !== null && (
        <NoticeDialog notice={edited === 'new' ? null : edited} onDone={() => void refresh()} onClose={() => setEdited(null)} />
      )}
    </section>
  );
}
