import { useEffect, useRef, useState } from 'react';
import { ModerationCasesResource } from '@bowerbird/contract/social/moderation/calls.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { refreshQueue, showQueue, waitingOptions } from '../../features/social/moderation/index.ts';
import { useText } from '../../i18n/i18n.tsx';
import type { MessageId } from '../../i18n/message-id.ts';
import { classNames } from '../../lib/class-names.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useAppDispatch, useNextPage, useResource, useViewer } from '../../store/hooks.ts';
import { Button } from '../../ui/button/button.tsx';
import { BowerDrawing } from '../../ui/empty-state/bower-drawing.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { SkeletonText } from '../../ui/skeleton/skeleton.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import styles from './care.module.css';
import { CareTabs } from './care-tabs.tsx';
import { CaseRow } from './case-row.tsx';
import { CaseView } from './case-view.tsx';
import { casesOptions, type CaseList } from './cases-options.ts';
import { Moderators } from './moderators.tsx';
import { QueueTabs, type WaitingCases } from './queue-tabs.tsx';
import { useChosenCase } from './use-chosen-case.ts';
import { useKeys } from '../../lib/use-keys.ts';

/** Typing rests so long before cases are looked for. */
const REST_MILLISECONDS = 300;

const emptyWords = {
  open: 'care.empty',
  appeals: 'care.emptyAppeals',
  decided: 'care.emptyDecided',
  all: 'care.noneFound',
} as const satisfies Record<CaseList, MessageId>;

/** What was reported, one case at a time, for moderators. */
export function CarePage() {
  const text = useText();
  const dispatch = useAppDispatch();
  const viewer = useViewer();
  const caseShown = useRef<HTMLDivElement>(null);
  const [list, setList] = useState<CaseList>('open');
  const [chosen, setChosen] = useChosenCase();
  /** The case that stood first in a list. It stays when others change the list, because its moderator may be writing. */
  const [held, setHeld] = useState<{ readonly of: string; readonly id: string | null } | null>(null);
  const [typed, setTyped] = useState('');
  const rested = useDebounced(typed.trim(), REST_MILLISECONDS);
  // Nothing is waited for where the field was emptied.
  const term = typed.trim() === '' ? '' : rested;
  const options = casesOptions(list, term);
  const cases = useResource(ModerationCasesResource.get, options);
  const waiting = useResource(ModerationCasesResource.get, waitingOptions);
  useEffect(() => showQueue(casesOptions(list, term)), [list, term]);
  const fetchNext = useNextPage(ModerationCasesResource.get, options);
  const ids = cases.data?.map(({ case_id: id }) => id) ?? [];
  const place = `${options.list} ${term}`;
  const first = (held?.of === place ? held.id : null) ?? ids[0] ?? null;
  if (held?.of !== place || held.id !== first) setHeld({ of: place, id: first });
  const shown = chosen ?? first;
  const step = (by: number) => {
    const next = ids[ids.indexOf(shown ?? '') + by];
    if (next !== undefined) setChosen(next);
  };
  useKeys({ j: () => step(1), k: () => step(-1) });
  // The keys of a case act while nothing has the focus, and the row that was pressed would keep it.
  const open = (id: string) => {
    setChosen(id);
    caseShown.current?.focus({ preventScroll: true });
  };
  const select = (id: CaseList) => {
    setList(id);
    setChosen(null);
    setHeld(null);
    setTyped('');
  };
  const look = (text: string) => {
    setTyped(text);
    setChosen(null);
  };
  /** Shows a case that is open again. Whoever left the page, or looks at it anew, has their own by then. */
  const showUndone = useRef<((id: string) => void) | null>(null);
  useEffect(() => {
    showUndone.current = (id) => {
      setList('open');
      setChosen(id);
      setHeld({ of: 'open ', id });
      setTyped('');
    };
    return () => {
      showUndone.current = null;
    };
  });
  return (
    <div className={classNames(styles.page, chosen !== null && styles.opened)}>
      <div className={styles.pages}>
        <CareTabs at="/care/" />
      </div>
      <section className={styles.queue} aria-labelledby="care">
        <h1 id="care" className="display h2">
          {text('reports.care')}
        </h1>
        <QueueTabs selected={options.list} waiting={waiting.auxData['waiting'] as WaitingCases | undefined} onSelect={select} />
        <TextField
          type="search"
          label={text('care.findLabel')}
          labelHidden
          placeholder={text('care.find')}
          value={typed}
          maxLength={textLimits.searchQuery}
          autoComplete="off"
          dir="auto"
          onChange={({ target }) => look(target.value)}
        />
        {!cases.data && !cases.error && <SkeletonText lines={5} />}
        {cases.data && ids.length === 0 && <p className="muted">{text(emptyWords[options.list])}</p>}
        <ul className={styles.rows}>
          {cases.data?.map((line) => (
            <CaseRow key={line.case_id} line={line} isShown={line.case_id === shown} onOpen={() => open(line.case_id)} />
          ))}
        </ul>
        {ids.length > 0 && !cases.isAtEnd && (
          <Button busy={cases.fetching} onClick={fetchNext}>
            {text('care.more')}
          </Button>
        )}
        {viewer?.is_instance_owner && <Moderators />}
      </section>
      <div ref={caseShown} className={styles.case} tabIndex={-1}>
        {shown === null && cases.data && (
          <EmptyState drawing={<BowerDrawing />} title={text(emptyWords[options.list])}>
            {options.list === 'open' && text('care.emptyBody')}
          </EmptyState>
        )}
        {shown !== null && (
          <CaseView
            key={shown}
            id={shown}
            onBack={() => setChosen(null)}
            onDecided={() => {
              setChosen(null);
              void dispatch(refreshQueue()).then(() => setHeld(null));
            }}
            onUndone={(id) => {
              void dispatch(refreshQueue());
              showUndone.current?.(id);
            }}
          />
        )}
      </div>
    </div>
  );
}
