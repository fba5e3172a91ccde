import { useRef, useState, type FocusEvent, type MouseEvent } from 'react';
import { UserHomefeedResource } from '@bowerbird/contract/discovery/home-feed/calls.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useNextPage, useResource } from '../../store/hooks.ts';
import { Button, buttonClass, ButtonLink } from '../../ui/button/button.tsx';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { SignUpPanel } from '../../features/identity/entrance-panels/index.ts';
import { wallOptions } from '../../features/discovery/home-feed/index.ts';
import { dismissInvitation } from './invitation.ts';
import styles from './logged-out-home.module.css';
import { PictureWall } from './picture-wall.tsx';

/** The wall of pictures with the arch before it. On phones the arch is a sheet over the wall's end, without the form. */
export function LoggedOutHome() {
  const text = useText();
  const wall = useRef<HTMLDivElement>(null);
  const [isLooking, setLooking] = useState(false);
  const resource = useResource(UserHomefeedResource.get, wallOptions);
  const fetchNext = useNextPage(UserHomefeedResource.get, wallOptions);

  const lookAround = (event: MouseEvent) => {
    event.preventDefault();
    setLooking(true);
    scrollToWall(wall.current);
    wall.current?.focus({ preventScroll: true });
  };
  const putAway = () => {
    dismissInvitation();
    wall.current?.focus({ preventScroll: true });
  };
  // Who walks the wall by keyboard must see where they are: the panel gives way.
  const giveWay = (event: FocusEvent<HTMLElement>) => {
    if (event.target !== wall.current && event.target.matches(':focus-visible')) setLooking(true);
  };
  return (
    <div className={classNames(styles.home, isLooking && styles.looking)}>
      <div className={styles.front} inert={isLooking}>
        <SignUpPanel floating renderInstead={(isClosed) => <WaysIn isClosed={isClosed} onAway={putAway} />}>
          <a href="#wall" className={classNames(buttonClass({}), styles.look)} onClick={lookAround}>
            {text('signUp.look')}
            <Icon name="caret-down" weight="bold" size={16} />
          </a>
        </SignUpPanel>
      </div>
      <div id="wall" ref={wall} tabIndex={-1} className={styles.wall} onFocus={giveWay}>
        <PictureWall resource={resource} onEnd={fetchNext} />
      </div>
    </div>
  );
}

/** What an invitation says to do. */
function WaysIn({ isClosed, onAway }: { isClosed: boolean; onAway: () => void }) {
  const text = useText();
  return (
    <div className={styles.ways} onKeyDown={(event) => event.key === 'Escape' && onAway()}>
      {!isClosed && (
        <ButtonLink href="/signup/" variant="primary" size="large" wide>
          {text('signUp.submit')}
        </ButtonLink>
      )}
      <Button size="large" wide className={styles.away} onClick={onAway}>
        {text('signUp.look')}
      </Button>
    </div>
  );
}

function scrollToWall(wall: HTMLElement | null): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  wall?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block: 'start' });
}
