import { useState } from 'react';
import type { ModerationCase } from '@bowerbird/contract/social/moderation/schemas.ts';
import { useText } from '../../i18n/i18n.tsx';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Link } from '../../ui/link/link.tsx';
import { BareEvidence } from './bare-evidence.tsx';
import styles from './care.module.css';

/** What was seen at the first report, or why nothing of it can be shown; of a person their profile, and what they showed of late. */
export function CaseEvidence({ case: shown }: { case: ModerationCase }) {
  const text = useText();
  const { evidence, place, picture_url: picture } = shown;
  const [lost, setLost] = useState<string | null>(null);
  const isPictureLost = picture !== null && lost === picture;
  const isPerson = shown.target_type === 'user';
  const isBare = !isPerson && (picture === null || isPictureLost) && evidence.text === '' && evidence.link === '';
  return (
    <section className={styles.evidence}>
      {isPerson && <Profile case={shown} />}
      {!isPerson && !isPictureLost && <Picture case={shown} onLost={() => setLost(picture)} />}
      {isBare && <BareEvidence case={shown} isPictureLost={isPictureLost} />}
      {isPictureLost && !isBare && <p className="muted">{text('care.pictureLost')}</p>}
      {evidence.text !== '' && (
        <blockquote className={styles.quote} dir="auto">
          {evidence.text}
        </blockquote>
      )}
      {evidence.link !== '' && (
        <p className={styles.quote} dir="ltr">
          {evidence.link}
        </p>
      )}
      {!isBare && <p className="small muted">{text('care.seen')}</p>}
      {place !== null && (
        <p>
          <Link href={place} className="link">
            {text('care.place')}
          </Link>
        </p>
      )}
      {shown.newest && <Newest newest={shown.newest} />}
    </section>
  );
}

function Picture({ case: { evidence, picture_url: picture }, onLost }: { case: ModerationCase; onLost: () => void }) {
  return picture === null ? null : <img className={styles.picture} src={picture} alt={evidence.title} onError={onLost} />;
}

function Profile({ case: { evidence, picture_url: picture } }: { case: ModerationCase }) {
  return (
    <div className={styles.profile}>
      <Avatar name={evidence.title} src={picture} size={96} />
      <p className={styles.words}>
        <strong>
          <bdi>{evidence.title}</bdi>
        </strong>
        <bdi className="muted">@{evidence.username}</bdi>
      </p>
    </div>
  );
}

/** What somebody showed everybody of late, as it is now. */
function Newest({ newest: { pins, comments } }: { newest: NonNullable<ModerationCase['newest']> }) {
  const text = useText();
  if (pins.length === 0 && comments.length === 0) return <p className="muted">{text('care.nothingShown')}</p>;
  return (
    <>
      {pins.length > 0 && (
        <div>
          <h3 className="h4">{text('care.newestPins')}</h3>
          <ul className={styles.strip}>
            {pins.map(({ id, title, picture_url: picture }) => (
              <li key={id}>
                <Link href={`/pin/${id}/`}>
                  <img className={styles.newest} src={picture} alt={title || text('care.untitledPin')} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {comments.length > 0 && (
        <div>
          <h3 className="h4">{text('care.newestComments')}</h3>
          {comments.map(({ id, text: said }) => (
            <p key={id} className={styles.quote} dir="auto">
              {said}
            </p>
          ))}
        </div>
      )}
    </>
  );
}
