import { useEffect, useState } from 'react';
import { InviteCodesResource } from '@bowerbird/contract/social/invites/calls.ts';
import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import { inviteChannels } from '@bowerbird/domain/social/invites.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import type { ShareAddresses } from '../../../shared/share/share-dialog.tsx';
import type { ShareExtraProps } from '../../../shared/share/share-extras.ts';
import { useAction, useViewer } from '../../../store/hooks.ts';
import { Switch } from '../../../ui/switch/switch.tsx';
import styles from './invites.module.css';
import { keepNamed, readNamed } from './named-links.ts';

const WAYS = Object.values(inviteChannels);

/** Lets a link say that it comes from the person (`C4.19`): on, unless they want no name in their links. */
export default function SayWho({ thing, onAddresses }: ShareExtraProps) {
  const text = useText();
  const hasWords = useWords('invites');
  const isWhole = useViewer()?.login_state === loginStates.loggedIn;
  const [isNamed, setNamed] = useState(readNamed);
  const { url } = thing;
  const isWanted = isWhole && thing.sends !== undefined && thing.among === undefined && isNamed;
  const codes = useCodes(isWanted);

  useEffect(() => {
    if (!isWanted) onAddresses(null);
    else if (codes !== undefined) onAddresses(codes && addressesOf(url, codes));
  }, [onAddresses, isWanted, codes, url]);
  // Nobody else comes in by the link of what a few alone may see.
  if (!hasWords || !isWhole || !thing.sends || thing.among) return null;
  return (
    <div className={styles.named}>
      <Switch
        label={text('invites.named')}
        hint={text('invites.namedHint')}
        checked={isNamed}
        onChange={({ currentTarget: { checked } }) => {
          setNamed(checked);
          keepNamed(checked);
        }}
      />
    </div>
  );
}

type Codes = ReadonlyMap<number, string>;

/** The codes for the ways of the dialog, once they are known. `null` where there are none; then links stay as they are. */
function useCodes(isWanted: boolean): Codes | null | undefined {
  const read = useAction(InviteCodesResource.create);
  const [codes, setCodes] = useState<Codes | null>();
  useEffect(() => {
    if (!isWanted) return;
    read({ channels: WAYS })
      .then((made) => setCodes(new Map(made.map(({ invite_channel, invite_code }) => [invite_channel, invite_code]))))
      .catch(() => setCodes(null));
  }, [isWanted, read]);
  return codes;
}

function addressesOf(url: string, codes: Codes): ShareAddresses {
  const withCode = (channel: number) => {
    const address = new URL(url);
    const code = codes.get(channel);
    if (code !== undefined) address.searchParams.set('invite_code', code);
    return address.href;
  };
  return {
    copied: withCode(inviteChannels.copiedLink),
    toOtherApp: withCode(inviteChannels.otherApp),
    inQrCode: withCode(inviteChannels.qrCode),
  };
}
