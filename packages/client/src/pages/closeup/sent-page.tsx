import { useParams } from 'react-router';
import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { RelatedPins } from '../../features/discovery/related-pins/index.ts';
import { altOfPin, pinPath } from '../../features/pinning/pins/index.ts';
import { MESSAGES_PATH } from '../../features/social/conversations/index.ts';
import { useText } from '../../i18n/i18n.tsx';
import { ShareButton } from '../../shared/share/share-button.tsx';
import { useEntity, useResource, useViewer } from '../../store/hooks.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './sent-page.module.css';

/** Where somebody stands after they sent a pin: back to it, to the next person, to the talk, or on to more like it (`C2.4`). */
export function SentPage() {
  const text = useText();
  const { id = '' } = useParams();
  useResource(PinResource.get, { id });
  const writes = useViewer()?.login_state === loginStates.loggedIn;
  const pin = useEntity({ type: 'pin', id });
  if (!pin) return <Skeleton shape="card" height="320px" />;
  const picture = pin.images['236x'];
  const name = pin.title || altOfPin(pin, '');
  return (
    <>
      <EmptyState
        level={1}
        drawing={picture && <img className={styles.picture} src={picture.url} alt="" width={picture.width} height={picture.height} />}
        title={text('sent.title')}
        actions={
          <>
            <ButtonLink variant="primary" href={pinPath(id)}>
              {text('sent.back')}
            </ButtonLink>
            <ShareButton thing={{ path: pinPath(id), title: name, imageUrl: picture?.url, sends: { pin: id } }} />
            {writes && <ButtonLink href={MESSAGES_PATH}>{text('nav.messages')}</ButtonLink>}
          </>
        }
      >
        <span dir="auto">{name}</span>
      </EmptyState>
      <RelatedPins pinId={id} />
    </>
  );
}
