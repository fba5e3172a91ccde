import { useState } from 'react';
import { Avatar } from '../src/ui/avatar/avatar.tsx';
import { IconButton } from '../src/ui/icon-button/icon-button.tsx';
import { Grid } from '../src/ui/grid/grid.tsx';
import { Icon } from '../src/ui/icon/icon.tsx';
import { PinCard, sizeOfPinCard } from '../src/ui/pin-card/pin-card.tsx';
import { BottomBar, createClass } from '../src/ui/shell/bottom-bar.tsx';
import type { NavItem } from '../src/ui/shell/nav-item.ts';
import { Rail } from '../src/ui/shell/rail.tsx';
import { SkipLink } from '../src/ui/shell/skip-link.tsx';
import { ShellMain, TopBar } from '../src/ui/shell/top-bar.tsx';
import { Tabs, tabClass } from '../src/ui/tabs/tabs.tsx';
import type { GalleryView } from './gallery-page.tsx';
import { type SamplePin, samplePins } from './sample-pins.ts';
import styles from './gallery.module.css';

const labels = { save: 'Save', saved: 'Saved', share: 'Share', more: 'More', chooseBoard: 'Choose a board', savedBadge: 'Saved to Tiles' };
const home: NavItem = {
  id: 'home',
  href: '?',
  label: 'Home',
  icon: <Icon name="house-simple" />,
  activeIcon: <Icon name="house-simple" weight="fill" />,
};
const explore: NavItem = {
  id: 'explore',
  href: '?page=parts',
  label: 'Explore',
  icon: <Icon name="compass" />,
  activeIcon: <Icon name="compass" weight="fill" />,
};
const create: NavItem = {
  id: 'create',
  href: '#create',
  label: 'Create',
  icon: <Icon name="plus-circle" />,
  activeIcon: <Icon name="plus-circle" weight="fill" />,
};
const updates: NavItem = {
  id: 'updates',
  href: '#updates',
  label: 'Updates, 3 new',
  count: 3,
  icon: <Icon name="bell-simple" />,
  activeIcon: <Icon name="bell-simple" weight="fill" />,
};
const messages: NavItem = {
  id: 'messages',
  href: '#messages',
  label: 'Messages',
  icon: <Icon name="chat-circle" />,
  activeIcon: <Icon name="chat-circle" weight="fill" />,
};
const settings: NavItem = {
  id: 'settings',
  href: '#settings',
  label: 'Settings',
  icon: <Icon name="gear-six" />,
  activeIcon: <Icon name="gear-six" weight="fill" />,
};

const keyOf = (pin: SamplePin) => pin.id;

/** A signed-in home: rail, top bar, tabs and the grid. */
export function WallPage({ view, saved, onSave }: { view: GalleryView; saved: ReadonlySet<string>; onSave: (id: string) => void }) {
  const [pins, setPins] = useState(() => samplePins(0, view.count, view.rightToLeft));
  const more = () => setPins((last) => [...last, ...samplePins(last.length, 25, view.rightToLeft)]);
  return (
    <>
      <SkipLink label="Skip to the pins" />
      <Rail
        label="Main"
        home={{ href: '?', label: 'Bowerbird home' }}
        items={[home, explore, create, updates, messages]}
        endItems={[settings]}
        current="home"
      >
        <Avatar name="Noor Haddad" size={40} named />
      </Rail>
      <ShellMain rail>
        <TopBar>
          <div className={styles.search}>
            <Icon name="magnifying-glass" weight="bold" size={20} />
            <span>Search for anything worth keeping</span>
            <IconButton label="Search with a picture" icon={<Icon name="camera" />} />
          </div>
        </TopBar>
        <Tabs label="Feeds">
          <a className={tabClass(true)} aria-current="page" href="#for-you">
            For you
          </a>
          <a className={tabClass(false)} href="#following">
            Following
          </a>
          <a className={tabClass(false)} href="#terrace">
            Terrace
          </a>
        </Tabs>
        <div className={styles.page}>
          <Grid
            items={pins}
            keyOf={keyOf}
            sizeOf={sizeOfPinCard}
            label="Pins for you"
            deviceClass={view.device}
            onEnd={pins.length < 600 && view.count > 0 ? more : undefined}
            onSave={(pin) => onSave(pin.id)}
            renderItem={(pin, index) => (
              <PinCard
                {...pin}
                href={`#pin-${pin.id}`}
                labels={labels}
                eager={index < 6}
                onMore={() => undefined}
                tools={{
                  board: 'Blue rooms',
                  saved: saved.has(pin.id),
                  onSave: () => onSave(pin.id),
                  onPickBoard: () => undefined,
                  onShare: () => undefined,
                }}
              />
            )}
          />
        </div>
      </ShellMain>
      <BottomBar
        label="Main"
        variant="signed-in"
        current="home"
        items={[home, explore, updates]}
        create={
          <a className={createClass} href="#create" aria-label="Create">
            <Icon name="plus" weight="bold" />
          </a>
        }
        end={<Avatar name="Noor Haddad" size={30} named />}
      />
    </>
  );
}
