import { BoardPollsResource } from '@bowerbird/contract/pinning/board-polls/calls.ts';
import { isolated } from '@bowerbird/domain/isolate.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { useAppDispatch, useEntity, useResource } from '../../../store/hooks.ts';
import type { EntityRef } from '../../../store/stored.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { altOfPin } from '../pins/index.ts';
import { vote, type StoredPoll } from './poll-acts.ts';
import { PollMenu } from './poll-menu.tsx';
import styles from './board-polls.module.css';

const MOST_FACES = 3;

/** The vote of a board that is open, else the one that was decided last. */
export function PollBand({ boardId }: { boardId: string }) {
  const polls = useLatest(useResource(BoardPollsResource.get, { board_id: boardId }).data);
  const poll = polls?.[0];
  return poll ? <Poll poll={poll} /> : null;
}

function Poll({ poll }: { poll: StoredPoll }) {
  const text = useText();
  const locale = useLocale();
  const starter = useEntity(poll.started_by);
  const isOpen = poll.ended_at === null;
  // Before one's own vote the numbers are hidden, so that nobody only follows the others.
  const isShown = !isOpen || poll.vote_by_me !== null;
  const all = poll.choices.reduce((sum, { votes }) => sum + votes, 0);
  const question = poll.question || text('polls.whichOne');
  return (
    <section className={styles.band} aria-label={question}>
      <div className={styles.head}>
        <div className={styles.words}>
          <p className={classNames('small', 'muted', styles.asks)}>
            {starter && <Avatar name={starter.fullName} src={starter.imageSmallUrl} size={20} />}
            <span>{isOpen ? text('polls.asks', { name: isolated(starter?.fullName ?? '', locale) }) : text('polls.over')}</span>
          </p>
          <h2 className="h3" dir="auto">
            {question}
          </h2>
        </div>
        <PollMenu poll={poll} />
      </div>
      {poll.choices.length === 0 && <p className="muted">{text('polls.gone')}</p>}
      <ul className={styles.choices}>
        {poll.choices.map((choice, at) => (
          <Choice key={choice.pin.id} poll={poll} choice={choice} place={at + 1} all={all} isShown={isShown} />
        ))}
      </ul>
      {!isShown && <p className="small muted">{text('polls.hidden')}</p>}
    </section>
  );
}

interface ChoiceProps {
  readonly poll: StoredPoll;
  readonly choice: StoredPoll['choices'][number];
  readonly place: number;
  readonly all: number;
  readonly isShown: boolean;
}

function Choice({ poll, choice, place, all, isShown }: ChoiceProps) {
  const text = useText();
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const pin = useEntity(choice.pin);
  if (!pin) return null;
  const isMine = poll.vote_by_me === pin.id;
  const name = pin.title || text('polls.untitled', { place });
  const share = all === 0 ? 0 : choice.votes / all;
  const image = pin.images['474x'] ?? pin.images['236x'] ?? pin.images.orig;
  const shown = new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
  return (
    <li className={isMine ? styles.mine : undefined}>
      <button
        type="button"
        className={styles.picture}
        style={{ backgroundColor: pin.dominantColor }}
        aria-pressed={isMine}
        aria-label={text('polls.choose', { pin: altOfPin(pin, name) })}
        disabled={poll.ended_at !== null}
        onClick={() => void dispatch(vote(poll, isMine ? null : pin.id))}
      >
        {image && <img src={image.url} alt="" loading="lazy" decoding="async" />}
        {isMine && (
          <span className={styles.tick}>
            <Icon name="check" weight="bold" size={16} />
          </span>
        )}
      </button>
      <p className={styles.name}>
        <span dir="auto">{name}</span>
        {isShown && <span className="numbers">{shown}</span>}
      </p>
      {isShown && (
        <>
          <span className={styles.bar} role="img" aria-label={text('polls.share', { share: shown, pin: name })}>
            <span style={{ inlineSize: `${share * 100}%` }} />
          </span>
          <div className={styles.votes}>
            <span className="small muted numbers">{text('polls.votes', { count: choice.votes })}</span>
            <span className={styles.faces}>
              {choice.voters.slice(0, MOST_FACES).map((voter) => (
                <Face key={voter.id} person={voter} />
              ))}
            </span>
          </div>
        </>
      )}
    </li>
  );
}

function Face({ person }: { person: EntityRef<'user'> }) {
  const user = useEntity(person);
  return user ? <Avatar name={user.fullName} src={user.imageSmallUrl} size={24} named /> : null;
}
