import { useState } from 'react';
import { BlockListResource, ModerationLogResource } from '@bowerbird/contract/social/block-lists/calls.ts';
import type { BlockedEntry, LogLine } from '@bowerbird/contract/social/block-lists/schemas.ts';
import type { BlockKind } from '@bowerbird/domain/social/block-lists.ts';
import { useText } from '../../i18n/i18n.tsx';
import type { MessageId } from '../../i18n/message-id.ts';
import { useDay } from '../../i18n/use-day.ts';
import { ListState } from '../../shared/lists/list-state.tsx';
import { call } from '../../store/call.ts';
import { failureShown } from '../../store/failure-shown.ts';
import { useAppDispatch, useNextPage, useResource } from '../../store/hooks.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { RowCard } from '../../ui/row-card/row-card.tsx';
import { TabButtons } from '../../ui/tabs/tabs.tsx';
import { BlockForm } from './block-form.tsx';
import styles from './care.module.css';
import { CareTabs } from './care-tabs.tsx';
import { listOptions, logOptions } from './cases-options.ts';

const KINDS: Readonly<Record<BlockKind, MessageId>> = {
  domain: 'care.kind.domain',
  word: 'care.kind.word',
  picture: 'care.kind.picture',
};
const MODES = { refuse: 'care.mode.refuseShort', review: 'care.mode.reviewShort' } as const;

/** What nobody may link to, say or show here, and who changed that. */
export function ListsPage() {
  const text = useText();
  const [kind, setKind] = useState<BlockKind>('domain');
  const entries = useResource(BlockListResource.get, listOptions(kind));
  const fetchNext = useNextPage(BlockListResource.get, listOptions(kind));
  const log = useResource(ModerationLogResource.get, logOptions);
  const refresh = () => {
    void entries.refresh();
    void log.refresh();
  };
  return (
    <div className={styles.narrow}>
      <CareTabs at="/care/lists/" />
      <section aria-labelledby="lists">
        <h1 id="lists" className="display h2">
          {text('care.lists')}
        </h1>
        <p className="muted">{text('care.listsLead')}</p>
        <TabButtons
          label={text('care.lists')}
          tabs={(['domain', 'word', 'picture'] as const).map((id) => ({ id, label: text(KINDS[id]) }))}
          selected={kind}
          onSelect={setKind}
        />
        {kind === 'picture' ? <p>{text('care.blockPictureHint')}</p> : <BlockForm key={kind} kind={kind} onDone={refresh} />}
        <ListState list={entries} empty={text('care.listEmpty')} />
        {entries.data && entries.data.length > 0 && (
          <RowCard as="ul" aria-label={text(KINDS[kind])}>
            {entries.data.map((entry) => (
              <Entry key={entry.id} entry={entry} onGone={refresh} />
            ))}
          </RowCard>
        )}
        {entries.data && entries.data.length > 0 && !entries.isAtEnd && (
          <Button busy={entries.fetching} onClick={fetchNext}>
            {text('care.more')}
          </Button>
        )}
      </section>
      <LogSection />
    </div>
  );
}

function Entry({ entry, onGone }: { entry: BlockedEntry; onGone: () => void }) {
  const text = useText();
  const day = useDay();
  const { id, value, mode, picture_url: picture, added_by: name, added_at: at } = entry;
  const dispatch = useAppDispatch();
  const unblock = async () => {
    try {
      await dispatch(call(BlockListResource.delete, { id }));
    } catch (error) {
      dispatch(failureShown(error));
    }
    // Another moderator may have taken it out before.
    onGone();
  };
  const shown = picture === null ? value : text('care.blockedPicture');
  return (
    <li className={styles.entry}>
      {picture !== null && <img className={styles.thumb} src={picture} alt="" />}
      <span className={styles.words}>
        <strong dir="auto">{shown}</strong>
        <span className="small muted">
          <Badge tone={mode === 'refuse' ? 'warning' : 'neutral'}>{text(MODES[mode])}</Badge>{' '}
          {text('care.addedBy', { name: name || text('care.somebodyWhoLeft'), day: day(at) })}
        </span>
      </span>
      <Button size="small" aria-label={text('care.unblockOf', { name: shown })} onClick={() => void unblock()}>
        {text('care.unblock')}
      </Button>
    </li>
  );
}

const ACTS: Readonly<Record<string, MessageId>> = {
  blocked_domain: 'care.did.blocked_domain',
  unblocked_domain: 'care.did.unblocked_domain',
  blocked_word: 'care.did.blocked_word',
  unblocked_word: 'care.did.unblocked_word',
  blocked_picture: 'care.did.blocked_picture',
  unblocked_picture: 'care.did.unblocked_picture',
};

/** Who changed the lists, the newest change first. */
function LogSection() {
  const text = useText();
  const moment = useDay({ dateStyle: 'medium', timeStyle: 'short' });
  const log = useResource(ModerationLogResource.get, logOptions);
  const fetchNext = useNextPage(ModerationLogResource.get, logOptions);
  const words = ({ act, by: name, note }: LogLine) =>
    ACTS[act] ? text(ACTS[act], { name: name ?? text('care.somebodyWhoLeft'), note }) : act;
  return (
    <section aria-labelledby="log">
      <h2 id="log" className="h3">
        {text('care.log')}
      </h2>
      <ListState list={log} empty={text('care.logEmpty')} />
      {log.data && log.data.length > 0 && (
        <RowCard as="ol" aria-label={text('care.log')}>
          {log.data.map((line) => (
            <li key={line.id}>
              <p dir="auto">{words(line)}</p>
              <p className="small muted">
                <time dateTime={line.at}>{moment(line.at)}</time>
              </p>
            </li>
          ))}
        </RowCard>
      )}
      {log.data && log.data.length > 0 && !log.isAtEnd && (
        <Button busy={log.fetching} onClick={fetchNext}>
          {text('care.more')}
        </Button>
      )}
    </section>
  );
}
