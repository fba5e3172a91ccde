import { useRef } from 'react';
import { useOpened } from '../../lib/use-opened.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu, type MenuEntry } from '../overlays.tsx';

interface ActsMenuProps {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly onAct: (id: string) => void;
}

/** Three dots that open a menu of what may be done about a thing. */
export function ActsMenu({ label, entries, onAct }: ActsMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { opened, open, close, closer } = useOpened<'menu'>();
  const act = (id: string) => {
    close();
    onAct(id);
  };
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        tooltip="none"
        icon={<Icon name="dots-three" weight="bold" size={20} />}
        aria-haspopup="menu"
        aria-expanded={opened === 'menu'}
        onClick={() => open('menu')}
      />
      {opened === 'menu' && (
        <Menu trigger={button} label={label} placement="bottom end" entries={entries} onAction={act} onClose={closer('menu')} />
      )}
    </>
  );
}
