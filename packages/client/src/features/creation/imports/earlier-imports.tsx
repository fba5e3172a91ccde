import { EarlierImportsResource, ImportsResource } from '@bowerbird/contract/creation/imports/calls.ts';
import type { ImportBriefly } from '@bowerbird/contract/creation/imports/schemas.ts';
import { useEffect, useState } from 'react';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { QuestionDialog } from '../../../shared/dialogs/lazy-question-dialog.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useSave } from '../../../shared/forms/use-save.ts';
import { useResource } from '../../../store/hooks.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Acts, CardRow, RowCard, RowTitle, RowWords } from '../../../ui/row-card/row-card.tsx';
import { statusLine } from './status-line.ts';
import styles from './imports.module.css';

const none = {};

/** What was brought in before, the newest first. */
export function EarlierImports() {
  const text = useText();
  const locale = useLocale();
  const { data: imports, refresh } = useResource(EarlierImportsResource.get, none);
  const [asked, setAsked] = useState<ImportBriefly | null>(null);
  const removal = useSave(ImportsResource.delete, () => void refresh());
  // What was seen before a file was brought says nothing of it.
  useEffect(() => void refresh(), [refresh]);
  if (!imports || imports.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2 className="h3">{text('imports.earlier')}</h2>
      <FormFailure words={removal.failure} />
      <RowCard as="ul">
        {imports.map((one) => (
          <CardRow as="li" key={one.id}>
            <RowWords>
              <RowTitle>
                <bdi>{one.name}</bdi>
              </RowTitle>
              <p className="small muted">
                <time dateTime={one.created_at}>{dayOf(locale, one.created_at)}</time> · {statusLine(text, locale, one)}
              </p>
            </RowWords>
            <Acts>
              <ButtonLink size="small" href={`/settings/import/?id=${one.id}`} aria-label={text('imports.openOne', { name: one.name })}>
                {text('imports.open')}
              </ButtonLink>
              {isAtRest(one) && (
                <Button
                  size="small"
                  disabled={removal.busy}
                  aria-label={text('imports.removeOne', { name: one.name })}
                  onClick={() => setAsked(one)}
                >
                  {text('imports.remove')}
                </Button>
              )}
            </Acts>
          </CardRow>
        ))}
      </RowCard>
      {asked && (
        <QuestionDialog
          title={text('imports.removeQuestion', { name: asked.name })}
          act={text('imports.remove')}
          onAct={() => void removal.save({ id: asked.id })}
          onClose={() => setAsked(null)}
        >
          <p>{text('imports.removeBody')}</p>
        </QuestionDialog>
      )}
    </section>
  );
}

/** One that is at work is paused or undone first. */
function isAtRest({ status, undoing }: ImportBriefly): boolean {
  return status !== 'running' && !undoing;
}

function dayOf(locale: string, moment: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(moment));
}
