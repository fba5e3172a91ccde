import { useText } from '../../i18n/i18n.tsx';
import type { StoredPin } from '../../features/pinning/pins/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { usePinActs } from '../../features/pinning/pins/index.ts';
import { altOfPin, isWholePin, pinPath } from '../../features/pinning/pins/index.ts';
import { PinReactions } from '../../features/social/pin-responses/index.ts';
import styles from './closeup-page.module.css';

/** Share, download, more, reactions, and saving, at the head of the close-up. */
export function CloseupActs({ pin, onGone }: { pin: StoredPin; onGone: () => void }) {
  const text = useText();
  const acts = usePinActs(pin, { path: pinPath(pin.id), title: pin.title || altOfPin(pin, ''), onDeleted: onGone });
  const { save } = acts;
  return (
    <div className={styles.acts}>
      <IconButton label={text('pins.share')} icon={<Icon name="share-network" />} onClick={acts.share} />
      <IconButton
        className={styles.download}
        label={text('pinActs.download')}
        icon={<Icon name="download-simple" />}
        onClick={acts.download}
      />
      {acts.hasMore && (
        <IconButton
          className={styles.more}
          label={text('app.more')}
          icon={<Icon name="dots-three" weight="bold" size={24} />}
          aria-haspopup="menu"
          onClick={(event) => acts.openMenu(event.currentTarget)}
        />
      )}
      {/* After the acts that are always there, because it comes later than a card and moves none of them. */}
      {isWholePin(pin) && <PinReactions key={`reactions-${pin.id}`} pin={pin} />}
      <span className={styles.saving}>
        {save.lastBoard && (
          <button
            type="button"
            className={styles.board}
            aria-haspopup="dialog"
            aria-label={`${text('pins.chooseBoard')}: ${save.lastBoard.name}`}
            onClick={(event) => acts.choose(event.currentTarget)}
          >
            <span className={styles.boardName} dir="auto">
              {save.lastBoard.name}
            </span>
            <Icon name="caret-down" weight="bold" size={16} />
          </button>
        )}
        <Button
          variant={save.isSaved ? 'done' : 'primary'}
          aria-pressed={save.isSaved}
          onClick={(event) => event.detail <= 1 && acts.quickSave(event.currentTarget)}
        >
          {text(save.isSaved ? 'pins.saved' : 'app.save')}
        </Button>
      </span>
      {save.savedText && <p className={styles.kept}>{save.savedText}</p>}
      {acts.overlays}
    </div>
  );
}
