import { useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { useText } from '../../i18n/i18n.tsx';
import { takeFocus } from '../../lib/take-focus.ts';
import { useAppDispatch, useEntity, useResource } from '../../store/hooks.ts';
import { pinSeen } from '../../store/visits.slice.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton/skeleton.tsx';
import { useLook } from '../../features/creation/product-tags/index.ts';
import { altOfPin } from '../../features/pinning/pins/index.ts';
import { CloseupDetails } from './closeup-details.tsx';
import styles from './closeup-page.module.css';
import { CloseupFigure } from './closeup-figure.tsx';
import { RelatedPins } from '../../features/discovery/related-pins/index.ts';
import { InviteMessaging } from '../../features/social/invites/index.ts';
import { NeighbourPeek } from './neighbour-peek.tsx';
import { useNextPin } from './use-next-pin.ts';
import { useWayBack } from './use-way-back.ts';

/** A pin from close up: its picture, what stands with it, and more like it beneath (`C2.3`). */
export function CloseupPage() {
  const text = useText();
  const dispatch = useAppDispatch();
  const { id = '' } = useParams();
  useResource(PinResource.get, { id });
  // A pin that a wall showed is shown at once, before its own call comes back.
  const pin = useEntity({ type: 'pin', id });
  const pinner = useEntity(pin?.pinner);
  const alt = pin ? altOfPin(pin, text('closeup.by', { name: pinner?.fullName ?? '' })) : '';
  const look = useLook();
  const goBack = useWayBack();
  const page = useRef<HTMLDivElement>(null);
  const closeup = useRef<HTMLElement>(null);
  const { previous, next } = useNextPin(id, closeup);
  const signature = pin?.imageSignature;
  useEffect(() => {
    if (signature) dispatch(pinSeen(signature));
  }, [dispatch, signature]);
  useEffect(() => takeFocus(page.current), []);

  return (
    <div ref={page} tabIndex={-1} className={styles.page}>
      <div className={styles.frame}>
        <IconButton
          className={styles.back}
          label={text('closeup.back')}
          icon={<Icon name="arrow-left" weight="bold" size={20} />}
          tooltip="none"
          onClick={goBack}
        />
        <article ref={closeup} className={styles.closeup} aria-busy={!pin}>
          {pin ? (
            <>
              <div className={styles.figure}>
                <CloseupFigure key={pin.id} pin={pin} alt={alt} look={look} />
                <NeighbourPeek pinId={previous} side="before" />
                <NeighbourPeek pinId={next} side="after" />
              </div>
              <CloseupDetails pin={pin} look={look} onGone={goBack} />
            </>
          ) : (
            <>
              <div className={styles.figure}>
                <Skeleton shape="card" height="600px" />
              </div>
              <div className={styles.details}>
                <SkeletonText lines={4} />
              </div>
            </>
          )}
        </article>
      </div>
      <RelatedPins pinId={id} />
      <InviteMessaging pinId={id} />
    </div>
  );
}
