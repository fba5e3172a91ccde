import type { ReactNode } from 'react';
import { PinInterestsResource, TopicResource } from '@bowerbird/contract/discovery/topics/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { RecommendationReason } from '@bowerbird/contract/discovery/reasons/records.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useAppDispatch, useEntity, useResource, useViewer } from '../../../store/hooks.ts';
import type { EntityRef } from '../../../store/stored.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Popover, Sheet } from '../../../ui/overlays.tsx';
import { topicPath } from '../topics/index.ts';
import { altOfPin, pinPath, type PinOverlayProps, type StoredPin } from '../../pinning/pins/index.ts';
import { askForFewerAt, hideAt, type Fewer } from './give-feedback.ts';
import { isChosenHere } from './is-chosen-here.ts';
import styles from './why-this-pin.module.css';

/** A pin may be about many topics; the surest of them are what somebody means. */
const MOST_TOPICS = 3;

/** Why a pin is shown, with what led to it, and ways to see less of its kind: beside what asked, a sheet on phones. */
export function WhyThisPin(props: PinOverlayProps) {
  const text = useText();
  const { trigger, onClose } = props;
  const hasWords = useWords('reasons');
  if (!hasWords) return null;
  if (window.matchMedia('(max-width: 600px)').matches)
    return (
      <Sheet title={text('reasons.title')} closeLabel={text('app.close')} onClose={onClose}>
        <Answer {...props} />
      </Sheet>
    );
  return (
    <Popover trigger={trigger} label={text('reasons.title')} width={340} onClose={onClose}>
      <div className={styles.head}>
        <h2 className="h4">{text('reasons.title')}</h2>
        <IconButton label={text('app.close')} icon={<Icon name="x" weight="bold" size={18} />} onClick={onClose} />
      </div>
      <Answer {...props} />
    </Popover>
  );
}

function Answer({ pin, place, onClose }: PinOverlayProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const viewer = useViewer();
  const pinner = useEntity(pin.pinner);
  const board = useEntity(pin.board);
  const mayAsk = viewer !== null && pin.pinner?.id !== viewer.id;
  const topics = useResource(PinInterestsResource.get, mayAsk ? { pin_id: pin.id } : null).data ?? [];
  const fewer = (of: Fewer) => () => {
    onClose();
    void dispatch(askForFewerAt(place, pin.id, of));
  };
  return (
    <>
      <Reason pin={pin} />
      {mayAsk && (
        <ul className={styles.acts}>
          <Act
            icon={<Icon name="eye-slash" />}
            onAct={() => {
              onClose();
              void dispatch(hideAt(place, pin.id));
            }}
          >
            {text('feedback.hide')}
          </Act>
          {topics.slice(0, MOST_TOPICS).map((topic) => (
            <FewerOfTopic key={topic.id} topic={topic} fewer={fewer} />
          ))}
          {board && (
            <Act icon={<Icon name="squares-four" />} onAct={fewer({ about: 'board', name: board.name })}>
              {text('feedback.fewerBoard', { name: board.name })}
            </Act>
          )}
          {pinner && (
            <Act icon={<Icon name="user" />} onAct={fewer({ about: 'user', name: pinner.fullName })}>
              {text('feedback.fewerUser', { name: pinner.fullName })}
            </Act>
          )}
        </ul>
      )}
      {viewer !== null && (
        <Link href="/settings/tastes/" className={styles.act}>
          <Icon name="gear-six" />
          {text('reasons.toTastes')}
        </Link>
      )}
    </>
  );
}

function FewerOfTopic({ topic: ref, fewer }: { topic: EntityRef<'topic'>; fewer: (of: Fewer) => () => void }) {
  const text = useText();
  const topic = useEntity(ref);
  if (!topic) return null;
  return (
    <Act icon={<Icon name="minus-circle" />} onAct={fewer({ about: 'topic', topicId: topic.id, name: topic.name })}>
      {text('feedback.fewerTopic', { name: topic.name })}
    </Act>
  );
}

function Act({ icon, onAct, children }: { icon: ReactNode; onAct: () => void; children: ReactNode }) {
  return (
    <li>
      <button type="button" className={styles.act} onClick={onAct}>
        {icon}
        {children}
      </button>
    </li>
  );
}

const SENTENCES: Readonly<Record<RecommendationReason['reason'], MessageId>> = {
  saved: 'reasons.saved',
  followed_person: 'reasons.followedPerson',
  followed_board: 'reasons.followedBoard',
  followed_topic: 'reasons.followedTopic',
  saved_topic: 'reasons.savedTopic',
  near_saved: 'reasons.nearSaved',
  fresh: 'reasons.fresh',
  popular: 'reasons.popular',
  beside_board: 'reasons.besideBoard',
  board_words: 'reasons.boardWords',
  kept_beside: 'reasons.keptBeside',
  same_words: 'reasons.sameWords',
  looks_alike: 'reasons.looksAlike',
};

const LED_BY_PIN: readonly RecommendationReason['reason'][] = ['saved', 'looks_alike'];

/** One true sentence, and what it speaks of. Who may see that is asked anew. */
function Reason({ pin }: { pin: StoredPin }) {
  const text = useText();
  const known = isChosenHere() ? pin.recommendationReason : undefined;
  const startId = known?.throughProperties?.includes('pin') ? known.reasonId : undefined;
  const start = useResource(PinResource.get, startId === undefined ? null : { id: startId });
  const entity = useEntity(start.data);
  if (!known) return <p>{text('reasons.notChosen')}</p>;
  if (startId !== undefined && !start.loaded && !start.error) return <p aria-busy="true">&nbsp;</p>;
  // Without the pin that led to it, "this pin" would speak of nothing.
  const hasLostStart = start.error !== null || (LED_BY_PIN.includes(known.reason) && startId === undefined);
  return (
    <>
      <p>{text(hasLostStart ? 'reasons.lost' : SENTENCES[known.reason])}</p>
      {entity && !hasLostStart && <StartPin pin={entity} />}
      {known.reason === 'followed_person' && <Person pin={pin} />}
      {known.reason === 'followed_board' && <Board pin={pin} />}
      {(known.reason === 'beside_board' || known.reason === 'board_words') && <IdeasFor id={known.reasonId} />}
      {(known.reason === 'followed_topic' || known.reason === 'saved_topic') && <Topic id={known.reasonId} />}
    </>
  );
}

function StartPin({ pin }: { pin: StoredPin }) {
  const text = useText();
  const board = useEntity(pin.board);
  const name = altOfPin(pin, text('home.picture'));
  return (
    <Link href={pinPath(pin.id)} className={styles.start}>
      <img className={styles.picture} src={pin.images['236x']?.url} alt="" />
      <span className={styles.words}>
        <strong>{pin.title || name}</strong>
        {board && <span className="muted">{board.name}</span>}
      </span>
    </Link>
  );
}

function Topic({ id }: { id: string | undefined }) {
  const { data } = useResource(TopicResource.get, id === undefined ? null : { interest: id });
  const topic = useEntity(data);
  if (!topic) return null;
  return (
    <Link href={topicPath(topic.slug)} className={styles.start}>
      {topic.cover && <img className={styles.picture} src={topic.cover.url} alt="" />}
      <strong>{topic.name}</strong>
    </Link>
  );
}

/** The board that ideas are for. */
function IdeasFor({ id }: { id: string | undefined }) {
  const board = useEntity(id === undefined ? null : { type: 'board' as const, id });
  if (!board) return null;
  return (
    <Link href={board.url} className={styles.start}>
      <strong dir="auto">{board.name}</strong>
    </Link>
  );
}

function Person({ pin }: { pin: StoredPin }) {
  const person = useEntity(pin.pinner);
  if (!person) return null;
  return (
    <Link href={person.profileUrl} className={styles.start}>
      <Avatar name={person.fullName} src={person.imageSmallUrl} size={40} />
      <strong>{person.fullName}</strong>
    </Link>
  );
}

function Board({ pin }: { pin: StoredPin }) {
  const board = useEntity(pin.board);
  if (!board) return null;
  return (
    <Link href={board.url} className={styles.start}>
      <img className={styles.picture} src={pin.images['236x']?.url} alt="" />
      <strong>{board.name}</strong>
    </Link>
  );
}
