import { useEffect, useRef, useState } from 'react';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Dialog } from '../../ui/overlays.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useAppSelector, useEntity, useResource } from '../../store/hooks.ts';
import type { EntityRef } from '../../store/stored.ts';
import { copyText } from '../../lib/copy-text.ts';
import styles from './share-dialog.module.css';
import { EmbedCode } from './lazy-embed-code.ts';
import { QrCode } from './lazy-qr-code.ts';
import { shareExtras } from './share-extras.ts';
import { hasSystemShare, shareBySystem } from './system-share.ts';

/** How long the dialog waits for the addresses of other features. */
const LONGEST_WAIT_MILLISECONDS = 3_000;

/** What is shared. */
export interface Shareable {
  /** The path of its page. */
  readonly path: string;
  readonly title: string;
  readonly imageUrl?: string | null;
  /** By what a message carries it; one that carries nothing says its address. Without it nobody is offered to send it to. */
  readonly sends?: { readonly pin?: string; readonly board?: string; readonly user?: string };
  /** Those alone who may see it; without it anybody may. */
  readonly among?: readonly EntityRef<'user'>[];
  /** The board that it is on. If that is secret, its people alone may see it. */
  readonly onBoard?: string | undefined;
  /** Asks more people to be among them, where the viewer may. It begins with whom they looked for. */
  readonly onInvite?: (name: string) => void;
}

/** The address of what is shared, by the way in which it is handed on. */
export interface ShareAddresses {
  readonly copied: string;
  readonly toOtherApp: string;
  readonly inQrCode: string;
}

export interface ShareDialogProps {
  readonly thing: Shareable & { readonly url: string };
  readonly onClose: () => void;
}

/** The address of a page, to be copied or given to another app. */
export function ShareDialog({ thing: given, onClose }: ShareDialogProps) {
  const text = useText();
  const people = usePeopleOfSecret(given.onBoard);
  const thing = people ? { ...given, among: people } : given;
  const hasWords = useWords('sharing');
  const field = useRef<HTMLInputElement>(null);
  const lookedFor = useRef('');
  const [copied, setCopied] = useState<boolean | null>(null);
  const [addresses, setAddresses] = useAddresses();
  const isWaiting = addresses === undefined;
  const address = isWaiting ? '' : (addresses?.copied ?? thing.url);
  // What a message carries has an embedded form, where everybody sees it.
  const isEmbeddable = thing.sends !== undefined && Object.keys(thing.sends).length > 0 && thing.among === undefined;
  const [isCodeShown, setCodeShown] = useState(false);
  const [hasSheet, setHasSheet] = useState(false);
  useEffect(() => setHasSheet(hasSystemShare()), []);

  const copy = async () => {
    const done = await copyText(address);
    setCopied(done);
    if (!done) field.current?.select();
  };

  if (!hasWords) return null;
  const onlyPeople = thing.among && text('share.onlyPeople');
  return (
    <Dialog title={text('share.title')} closeLabel={text('app.close')} onClose={onClose}>
      <div className={styles.thing}>
        {thing.imageUrl && <img className={styles.picture} src={thing.imageUrl} alt="" width={72} height={72} />}
        <p className={styles.name} dir="auto">
          {thing.title}
        </p>
      </div>
      {thing.among && <OnlyPeople onInvite={thing.onInvite && (() => thing.onInvite?.(lookedFor.current))} onClose={onClose} />}
      {shareExtras.map((Extra, index) => (
        <Extra
          key={index}
          thing={thing}
          onAddresses={setAddresses}
          onClose={onClose}
          onLookedFor={(name) => {
            lookedFor.current = name;
          }}
        />
      ))}
      <TextField
        ref={field}
        label={text('share.address')}
        value={address}
        readOnly
        dir="ltr"
        aria-busy={isWaiting || undefined}
        hint={copied === false ? text('share.copyByHand') : onlyPeople}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.acts}>
        <Button
          variant={copied ? 'done' : 'primary'}
          icon={copied ? <Icon name="check" size={20} /> : <Icon name="link" size={20} />}
          busy={isWaiting}
          disabled={isWaiting}
          onClick={() => void copy()}
        >
          <span aria-live="polite">{text(copied ? 'share.copied' : 'share.copy')}</span>
        </Button>
        <Button
          icon={<Icon name="qr-code" size={20} />}
          disabled={isWaiting}
          aria-expanded={isCodeShown}
          onClick={() => setCodeShown((isShown) => !isShown)}
        >
          {text('share.qrCode')}
        </Button>
        {isEmbeddable && <EmbedCode path={thing.path} />}
        {hasSheet && (
          <Button
            icon={<Icon name="export" size={20} />}
            disabled={isWaiting}
            onClick={() => void shareBySystem({ title: thing.title, url: addresses?.toOtherApp ?? thing.url })}
          >
            {text('share.otherApp')}
          </Button>
        )}
      </div>
      {isCodeShown && (
        <div className={styles.code}>
          <QrCode content={addresses?.inQrCode ?? thing.url} label={text('share.qrCodeOf', { title: thing.title })} />
          <p className="small muted">{onlyPeople ?? text('share.qrCodeHint')}</p>
        </div>
      )}
    </Dialog>
  );
}

/** The addresses to hand on, not known at first. Where nobody tells them soon, the plain one is as good. */
function useAddresses() {
  const [addresses, setAddresses] = useState<ShareAddresses | null>();
  useEffect(() => {
    const timer = setTimeout(() => setAddresses((known) => known ?? null), LONGEST_WAIT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  return [addresses, setAddresses] as const;
}

/** Who may see what is on a secret board, beside the viewer; `null` where everybody may. */
function usePeopleOfSecret(id: string | undefined): readonly EntityRef<'user'>[] | null {
  const viewerId = useAppSelector((state) => state.session.userId);
  const isSecret = useAppSelector((state) => id !== undefined && state.entities.board[id]?.privacy === 'secret');
  const { data } = useResource(BoardResource.get, isSecret && id !== undefined ? { board_id: id } : null);
  const board = useEntity(data);
  if (!isSecret) return null;
  const people = [...(board?.owner ? [board.owner] : []), ...(board?.collaborating_users ?? [])];
  return people.filter((person) => person.id !== viewerId).map((person) => ({ type: 'user', id: person.id }));
}

/** Says that the address opens for a few alone, and leads to asking more where the viewer may. */
function OnlyPeople({ onInvite, onClose }: { onInvite: (() => void) | undefined; onClose: () => void }) {
  const text = useText();
  const invite = () => {
    onClose();
    onInvite?.();
  };
  return (
    <div className={styles.only}>
      <Icon name="lock-simple" weight="fill" size={16} />
      <p>{text('share.onlyPeople')}</p>
      {onInvite && (
        <Button size="small" icon={<Icon name="user-plus" size={20} />} onClick={invite}>
          {text('share.invite')}
        </Button>
      )}
    </div>
  );
}
