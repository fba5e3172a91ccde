import { useEffect, useRef } from 'react';
import { ImportsResource } from '@bowerbird/contract/creation/imports/calls.ts';
import type { Import } from '@bowerbird/contract/creation/imports/schemas.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useResource } from '../../../store/hooks.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Acts, Notice } from '../../../ui/row-card/row-card.tsx';
import { formatWords, wordsOfProblem } from './import-words.ts';
import { LookView } from './look-view.tsx';
import { ProgressView } from './progress-view.tsx';
import { statusLine } from './status-line.ts';
import styles from './imports.module.css';

/** How often an import that is at work is looked at. */
const LOOK_MILLISECONDS = 1500;

/** One import: a look at what would happen, then how far it is, then what became of it. */
export function ImportView({ id }: { id: string }) {
  const text = useText();
  const locale = useLocale();
  const { data: one, error, refresh } = useResource(ImportsResource.get, { id });
  const isAtWork = one ? one.status === 'reading' || one.status === 'running' || one.undoing : false;
  useEffect(() => {
    if (!isAtWork) return;
    const timer = window.setInterval(() => void refresh(), LOOK_MILLISECONDS);
    return () => window.clearInterval(timer);
  }, [isAtWork, refresh]);
  const title = useRef<HTMLHeadingElement>(null);
  const status = one?.status;
  const shown = useRef(status);
  useEffect(() => {
    // What was pressed goes with the step that it belonged to, and would take the focus along.
    if (status !== shown.current && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
    shown.current = status;
  }, [status]);
  if (!one) return <p className="muted">{error ? text('imports.notThere') : text('imports.loading')}</p>;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.headWords}>
          <h2 ref={title} tabIndex={-1} className="h3">
            <bdi>{one.name}</bdi>
          </h2>
          <p className="small muted" aria-live="polite">
            {one.format && `${text(formatWords[one.format])} · `}
            {statusLine(text, locale, one)}
          </p>
        </div>
        <ButtonLink href="/settings/import/">{text('imports.another')}</ButtonLink>
      </div>
      <Problem one={one} />
      {one.status === 'ready' && <LookView one={one} onChange={() => void refresh()} />}
      {one.started_at !== null && <ProgressView one={one} onChange={() => void refresh()} />}
      {one.status === 'failed' && (
        <Acts>
          <ButtonLink variant="primary" href="/settings/import/">
            {text('imports.chooseAnother')}
          </ButtonLink>
        </Acts>
      )}
    </>
  );
}

function Problem({ one }: { one: Pick<Import, 'problem' | 'status' | 'counts'> }) {
  const text = useText();
  if (one.problem === null) return null;
  const { reason, line, file } = one.problem;
  return (
    <Notice role={one.status === 'failed' ? 'alert' : 'status'}>
      <p>
        {text(wordsOfProblem(reason, one.counts.items))} {line !== null && text('imports.atLine', { line })} <bdi>{file}</bdi>
      </p>
    </Notice>
  );
}
