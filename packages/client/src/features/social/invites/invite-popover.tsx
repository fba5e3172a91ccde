import { useState } from 'react';
import { useLocation } from 'react-router';
import type { NamedUser } from '@bowerbird/contract/people/users/schemas.ts';
import { RichText, useText } from '../../../i18n/i18n.tsx';
import { EntranceDialog } from '../../identity/entrance-panels/index.ts';
import { searchBackTo } from '../../identity/entrance/index.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import styles from './invites.module.css';

type Sender = Pick<NamedUser, 'fullName' | 'profileUrl' | 'imageSmallUrl'>;

/** Tells a stranger who showed them this pin, and how to come in. It covers nothing and takes no focus. */
export function InvitePopover({ sender, onClose }: { sender: Sender; onClose: () => void }) {
  const text = useText();
  const { pathname, search } = useLocation();
  const [isEntering, setEntering] = useState(false);
  const { fullName: name, profileUrl, imageSmallUrl } = sender;
  const person = (words: string) => (
    <Link href={profileUrl} className={styles.name} dir="auto">
      {words}
    </Link>
  );
  return (
    <aside className={styles.popover} aria-label={text('invites.popover')}>
      <Avatar name={name} src={imageSmallUrl} size={44} />
      <div className={styles.words}>
        <p>
          <RichText id="invites.sentYou" values={{ name }} parts={{ strong: person }} />
        </p>
        <p className="small muted">{text('invites.whatNext')}</p>
        <Button variant="primary" size="small" onClick={() => setEntering(true)}>
          {text('invites.signUp')}
        </Button>
      </div>
      <IconButton size="small" label={text('app.close')} icon={<Icon name="x" size={18} />} tooltip="none" onClick={onClose} />
      {isEntering && (
        <EntranceDialog
          title={{ id: 'entrance.invited', values: { name } }}
          search={searchBackTo(pathname + search)}
          onClose={() => setEntering(false)}
        />
      )}
    </aside>
  );
}
