import { useState } from 'react';
import { ImportsResource } from '@bowerbird/contract/creation/imports/calls.ts';
import type { Import, UpdateImportInput } from '@bowerbird/contract/creation/imports/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useSave } from '../../../shared/forms/use-save.ts';
import { useViewer } from '../../../store/hooks.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { Acts, Notice } from '../../../ui/row-card/row-card.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { ReportRows } from './report-rows.tsx';
import { ScheduledNotice } from './scheduled-notice.tsx';
import { ShareBar } from './share-bar.tsx';
import { SiteList } from './site-list.tsx';
import { StayedList } from './stayed-list.tsx';
import styles from './imports.module.css';

/** How far an import is, and once it is over, what came and what did not. */
export function ProgressView({ one, onChange }: { one: Import; onChange: () => void }) {
  const text = useText();
  const viewer = useViewer();
  const act = useSave(ImportsResource.update, onChange);
  const [asksUndo, setAsksUndo] = useState<boolean | null>(null);
  const { counts, status, undoing } = one;
  const send = (change: Omit<UpdateImportInput, 'id'>) => void act.save({ id: one.id, ...change });
  const notLetIn = one.reasons.filter(({ reason }) => reason === 'not_let_in').reduce((sum, { items }) => sum + items, 0);
  const settled = counts.items - counts.waiting;
  const isOver = status === 'undone';
  const isEmpty = counts.taken === 0;
  return (
    <>
      {!isOver && (
        <ShareBar
          total={counts.items}
          shares={[
            { name: 'imports.cameIn', items: counts.taken, look: 'in' },
            { name: 'imports.waiting', items: counts.waiting, look: 'later' },
            { name: 'imports.haveAlready', items: counts.duplicates, look: 'here' },
            { name: 'imports.didNot', items: counts.refused, look: 'not' },
          ]}
        />
      )}
      {(status === 'running' || status === 'paused') && (
        <ProgressBar
          label={text('imports.progress')}
          value={settled}
          max={counts.items}
          text={text('imports.progressText', { settled, items: counts.items })}
        />
      )}
      {one.goes_on && (
        <Switch
          label={text('imports.goesOn')}
          hint={text('imports.goesOnHelp')}
          checked
          disabled={act.busy}
          onChange={() => send({ goes_on: false })}
        />
      )}
      {!isOver && <ScheduledNotice items={one.scheduled} withCalendar />}
      {one.hosts.length > 0 && <SiteList hosts={one.hosts} />}
      {notLetIn > 0 && !isOver && (
        <Notice role="status">
          <p>
            {text('imports.browserOnly', { items: notLetIn })} <a href="/save-button/">{text('imports.getExtension')}</a>
          </p>
        </Notice>
      )}
      <FormFailure words={act.failure} />
      {!isOver && !undoing && (
        <Acts>
          {status === 'running' && (
            <Button icon={<Icon name="pause" weight="fill" size={20} />} disabled={act.busy} onClick={() => send({ action: 'pause' })}>
              {text('imports.pause')}
            </Button>
          )}
          {status === 'paused' && (
            <Button
              variant="primary"
              icon={<Icon name="play" weight="fill" size={20} />}
              disabled={act.busy}
              onClick={() => send({ action: 'resume' })}
            >
              {text('imports.resume')}
            </Button>
          )}
          {one.mendable > 0 && (
            <Button disabled={act.busy} onClick={() => send({ action: 'retry' })}>
              {text('imports.retry', { items: one.mendable })}
            </Button>
          )}
          {one.links_to_keep > 0 && (
            <Button disabled={act.busy} onClick={() => send({ action: 'keep_links' })}>
              {text('imports.keepLinks', { items: one.links_to_keep })}
            </Button>
          )}
          {viewer && <ButtonLink href={`/${viewer.username}/`}>{text('imports.seeBoards')}</ButtonLink>}
          {!asksUndo && (
            <Button
              icon={<Icon name="arrow-counter-clockwise" size={20} />}
              autoFocus={asksUndo === false}
              onClick={() => setAsksUndo(true)}
            >
              {text('imports.undo')}
            </Button>
          )}
        </Acts>
      )}
      {asksUndo && !isOver && !undoing && (
        <div className={styles.question} role="group" aria-label={text('imports.undo')}>
          <p>{isEmpty ? text('imports.stopQuestion') : text('imports.undoQuestion', { items: counts.taken })}</p>
          <Acts>
            <Button variant={isEmpty ? undefined : 'danger'} disabled={act.busy} onClick={() => send({ action: 'undo' })}>
              {text(isEmpty ? 'imports.stopAndForget' : 'imports.undoAll')}
            </Button>
            <Button autoFocus onClick={() => setAsksUndo(false)}>
              {text('imports.keepAll')}
            </Button>
          </Acts>
        </div>
      )}
      <StayedList one={one} />
      {one.reasons.length > 0 && <ReportRows one={one} busy={act.busy} onAct={send} />}
    </>
  );
}
