import { useRef, useState } from 'react';
import { Avatar } from '../src/ui/avatar/avatar.tsx';
import { Badge, Dot } from '../src/ui/badge/badge.tsx';
import { BoardArch } from '../src/ui/board-arch/board-arch.tsx';
import { BoardCard } from '../src/ui/board-card/board-card.tsx';
import { Button, ButtonLink } from '../src/ui/button/button.tsx';
import { Checkbox } from '../src/ui/checkbox/checkbox.tsx';
import { Chip, ChipRow } from '../src/ui/chip/chip.tsx';
import { EmptyState } from '../src/ui/empty-state/empty-state.tsx';
import { IconButton } from '../src/ui/icon-button/icon-button.tsx';
import { Icon } from '../src/ui/icon/icon.tsx';
import { Logo } from '../src/ui/logo/logo.tsx';
import { Dialog, Menu, Popover, Sheet } from '../src/ui/overlays.tsx';
import { PinCardSkeleton } from '../src/ui/pin-card/pin-card-skeleton.tsx';
import { ProgressBar } from '../src/ui/progress-bar/progress-bar.tsx';
import { Select } from '../src/ui/select/select.tsx';
import { LoggedOutHeader } from '../src/ui/shell/logged-out-header.tsx';
import { Spinner } from '../src/ui/spinner/spinner.tsx';
import { Switch } from '../src/ui/switch/switch.tsx';
import { TabButtons } from '../src/ui/tabs/tabs.tsx';
import { TextArea } from '../src/ui/text-area/text-area.tsx';
import { TextField } from '../src/ui/text-field/text-field.tsx';
import type { ToastContent } from '../src/ui/toast/toast.tsx';
import { ToastHost } from '../src/ui/toast/toast-host.tsx';
import styles from './gallery.module.css';
import { drawing } from './sample-pins.ts';

const pictures = [1, 2, 3].map((index) => ({ src: drawing(index, 1) }));

const undo = { label: 'Undo', onAction: () => undefined };
const savedToast = {
  message: (
    <>
      Saved to <b>Blue rooms</b>
    </>
  ),
  start: <BoardArch small pictures={pictures} />,
  action: undo,
};
const deletedToast = { message: 'Board deleted', start: <Icon name="trash" />, countdown: true, action: undo };

/** Each small part in its states. */
export function PartsPage() {
  return (
    <>
      <LoggedOutHeader
        name="Bowerbird"
        home={{ href: '?', label: 'Bowerbird home' }}
        navLabel="Main"
        links={[
          { href: '#explore', label: 'Explore' },
          { href: '#about', label: 'About' },
        ]}
        actions={
          <ButtonLink variant="outline" href="#login">
            Log in
          </ButtonLink>
        }
      />
      <main className={styles.parts}>
        <Controls />
        <Fields />
        <Overlays />
        <div className={styles.columns}>
          <BoardCard href="#board" name="Terrace" meta="96 pins · 1 wk. ago" pictures={pictures} />
          <BoardCard
            href="#secret"
            name="A secret board with a rather long name"
            meta="2 pins, 3d"
            pictures={pictures.slice(0, 1)}
            privacyLabel="Secret board"
          />
          <PinCardSkeleton ratio={1.2} />
          <EmptyState drawing="bower" title="An empty bower" actions={<Button variant="primary">Find pins</Button>}>
            Save a few pins you like and this board starts to take shape.
          </EmptyState>
          <EmptyState drawing="magnifier" title="Nothing for “bleu kitchn”">
            Did you mean{' '}
            <a className="link strong" href="#blue">
              blue kitchen
            </a>
            ?
          </EmptyState>
          <EmptyState
            drawing="bird"
            title="This page flew off"
            actions={
              <>
                <Button variant="primary">Go home</Button>
                <Button>Search</Button>
              </>
            }
          >
            The link may be old, or the board may be secret.
          </EmptyState>
        </div>
      </main>
    </>
  );
}

function Controls() {
  const [tab, setTab] = useState('boards');
  return (
    <>
      <h1 className="display h2">Parts</h1>
      <div className={styles.row}>
        <Button variant="primary">Save</Button>
        <Button>Share</Button>
        <Button variant="outline" icon={<Icon name="share-network" />}>
          Outline
        </Button>
        <Button variant="done">Saved</Button>
        <Button variant="danger">Delete board</Button>
        <Button disabled>Not yet</Button>
        <Button size="small">Small</Button>
        <Button size="large">Large</Button>
        <IconButton label="Back" icon={<Icon name="arrow-left" weight="bold" />} />
        <IconButton label="More" variant="sunken" icon={<Icon name="dots-three" weight="bold" />} />
      </div>
      <div className={styles.row}>
        <Logo />
        <Logo name="Bowerbird" />
        <Avatar name="Lena Fjeld" size={48} />
        <Avatar name="Yuki Mori" src={drawing(4, 1)} size={48} />
        <BoardArch small pictures={pictures} />
        <BoardArch small pictures={[]} />
        <Badge>Draft</Badge>
        <Badge tone="good">Live</Badge>
        <Badge tone="warning">Soon</Badge>
        <Badge tone="bad">Refused</Badge>
        <Badge tone="accent">New</Badge>
        <Dot />
        <Spinner label="Loading" />
      </div>
      <ChipRow label="Guides">
        <Chip selected>All pins</Chip>
        <Chip>Videos</Chip>
        <Chip picture={drawing(2, 1)}>Tiles</Chip>
        <Chip icon={<Icon name="sliders-horizontal" weight="bold" />}>Filters</Chip>
      </ChipRow>
      <TabButtons
        label="Parts of a profile"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'created', label: 'Created' },
          { id: 'boards', label: 'Boards' },
          { id: 'pins', label: 'Pins' },
        ]}
      />
    </>
  );
}

function Fields() {
  return (
    <div className={styles.columns}>
      <TextField label="Email" type="email" placeholder="you@example.org" />
      <TextField
        label="Password"
        type="password"
        error="Use at least 8 characters."
        defaultValue="short"
        end={<IconButton label="Show the password" icon={<Icon name="eye" size={20} />} />}
      />
      <TextField label="Board name" hint="You can change it later." counter="12 / 50" />
      <TextArea label="Description" counter="0 / 500" />
      <Select
        label="Privacy"
        options={[
          { value: 'public', label: 'Public' },
          { value: 'secret', label: 'Secret' },
        ]}
      />
      <div>
        <Switch label="Secret board" hint="Only you can see it." defaultChecked />
        <Checkbox label="Remember this device" defaultChecked />
      </div>
      <ProgressBar label="Uploading" value={3} max={12} text="3 of 12 MB" />
    </div>
  );
}

function Overlays() {
  const [open, setOpen] = useState<string | null>(null);
  const [toast, setToast] = useState<ToastContent | null>(null);
  const [count, setCount] = useState(0);
  const menuButton = useRef<HTMLButtonElement>(null);
  const popoverButton = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(null);
  const show = (content: Omit<ToastContent, 'id'>) => {
    setCount(count + 1);
    setToast({ ...content, id: count });
  };
  return (
    <div className={styles.row}>
      <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
      <Button onClick={() => setOpen('sheet')}>Open sheet</Button>
      <Button ref={menuButton} onClick={() => setOpen('menu')}>
        Open menu
      </Button>
      <Button ref={popoverButton} onClick={() => setOpen('popover')}>
        Open popover
      </Button>
      <Button onClick={() => show(savedToast)}>Toast</Button>
      <Button onClick={() => show(deletedToast)}>Undo toast</Button>
      {open === 'dialog' && (
        <Dialog
          title="Delete “Terrace”?"
          alert
          onClose={close}
          actions={
            <>
              <Button onClick={close}>Keep it</Button>
              <Button variant="danger" onClick={close}>
                Delete board
              </Button>
            </>
          }
        >
          The board and its 96 pins will go. You can undo this for 10 seconds.
        </Dialog>
      )}
      {open === 'sheet' && (
        <Sheet title="Save to" closeLabel="Close" onClose={close}>
          <p>Boards stand here.</p>
        </Sheet>
      )}
      {open === 'popover' && (
        <Popover trigger={popoverButton} label="Save to" onClose={close}>
          <p>Boards stand here.</p>
        </Popover>
      )}
      {open === 'menu' && (
        <Menu
          trigger={menuButton}
          label="More"
          onClose={close}
          onAction={close}
          entries={[
            { id: 'fewer', label: 'Show fewer like this', icon: <Icon name="eye-slash" /> },
            { id: 'download', label: 'Download picture', icon: <Icon name="download-simple" /> },
            { separator: 'end' },
            { id: 'report', label: 'Report pin', danger: true, icon: <Icon name="flag" /> },
          ]}
        />
      )}
      <ToastHost toast={toast} onGone={() => setToast(null)} label="Messages" />
    </div>
  );
}
