import { useRef, useState, type FocusEvent, type MouseEvent } from 'react';
import { UserHomefeedResource } from '@bowerbird/contract/discovery/home-feed/calls.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useNextPage, useResource } from '../../store/hooks.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { SignUpPanel } from '../accounts/index.ts';
import { wallOptions } from './home-feed.ts';
import styles from './logged-out-home.module.css';
import { PictureWall } from './picture-wall.tsx';

/** The wall of pictures with the arch before it; on phones the arch comes first and the wall follows. */
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
  };
  // Who walks the wall by keyboard must see where they are: the panel gives way.
  const giveWay = (event: FocusEvent<HTMLElement>) => {
    if (event.target.matches(':focus-visible')) setLooking(true);
  };
  return (
    <div className={classNames(styles.home, isLooking && styles.looking)}>
      <div className={styles.front} inert={isLooking}>
        <SignUpPanel floating>
          <a href="#wall" className={classNames(buttonClass({}), styles.look)} onClick={lookAround}>
            {text('signUp.look')}
            <Icon name="caret-down" weight="bold" size={16} />
          </a>
        </SignUpPanel>
      </div>
      <div id="wall" ref={wall} className={styles.wall} onFocus={giveWay}>
        <PictureWall resource={resource} onEnd={fetchNext} />
      </div>
    </div>
  );
}

function scrollToWall(wall: HTMLElement | null): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  wall?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block: 'start' });
}
