import { downloadReport } from '@bowerbird/contract/creation/imports/calls.ts';
import type { Import } from '@bowerbird/contract/creation/imports/schemas.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { reasonWords } from './import-words.ts';
import styles from './imports.module.css';

/** How many there are for each reason, and the whole list as a file. */
export function ReasonList({ one, title }: { one: Pick<Import, 'id' | 'reasons'>; title: MessageId }) {
  const text = useText();
  const locale = useLocale();
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h3 className="h4">{text(title)}</h3>
        <ButtonLink
          size="small"
          href={downloadReport.path.replace(':id', one.id)}
          download
          icon={<Icon name="download-simple" size={18} />}
        >
          {text('imports.getList')}
        </ButtonLink>
      </div>
      <dl className={styles.reasons}>
        {one.reasons.map(({ reason, state, items }) => (
          <div key={`${state}:${reason}`}>
            <dt>
              {text(reasonWords[reason])}
              {state === 'waiting' && ` (${text('imports.triedAgain')})`}
            </dt>
            <dd>{new Intl.NumberFormat(locale).format(items)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
