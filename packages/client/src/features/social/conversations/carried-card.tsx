import { useText } from '../../../i18n/i18n.tsx';
import { useEntity } from '../../../store/hooks.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { BoardArch } from '../../../ui/board-arch/board-arch.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { picturesOfBoard } from '../../pinning/boards/index.ts';
import { altOfPin, pictureOfPin, pinPath } from '../../pinning/pins/index.ts';
import styles from './carried-card.module.css';
import type { StoredMessage } from './stored-conversation.ts';

interface CarriedCardProps {
  readonly message: Pick<StoredMessage, 'carries' | 'pin' | 'board' | 'user' | 'image'>;
  readonly closed: boolean;
}

/** The pin, the board or the person that a message carries; words where it is closed, gone, or not for the viewer. */
export function CarriedCard({ message, closed }: CarriedCardProps) {
  const text = useText();
  if (message.carries === null) return null;
  if (closed) return <p className={styles.absent}>{text('messages.closed')}</p>;
  if (message.pin) return <CarriedPin pin={message.pin} />;
  if (message.board) return <CarriedBoard board={message.board} />;
  if (message.image) return <CarriedPicture image={message.image} />;
  if (message.user) return <CarriedPerson person={message.user} />;
  return <p className={styles.absent}>{text('messages.gone')}</p>;
}

function CarriedPin({ pin: ref }: { pin: NonNullable<StoredMessage['pin']> }) {
  const text = useText();
  const pin = useEntity(ref);
  const owner = useEntity(pin?.pinner);
  if (!pin) return null;
  const { width, height, color } = pictureOfPin(pin);
  const image = pin.images['236x'];
  const title = pin.title || text('messages.aPin');
  return (
    <Link href={pinPath(pin.id)} className={styles.pin}>
      {image && (
        <img
          src={image.url}
          alt={altOfPin(pin, title)}
          style={{ aspectRatio: `${width} / ${Math.min(height, width * 1.5)}`, backgroundColor: color ?? undefined }}
          loading="lazy"
          decoding="async"
        />
      )}
      <span className={styles.pinWords}>
        <strong dir="auto">{title}</strong>
        {owner && <span dir="auto">{owner.fullName}</span>}
      </span>
    </Link>
  );
}

function CarriedPicture({ image }: { image: NonNullable<StoredMessage['image']> }) {
  const text = useText();
  return (
    <a href={image.largeUrl} target="_blank" rel="noopener" className={styles.picture}>
      <img
        src={image.url}
        srcSet={`${image.url} 1x, ${image.largeUrl} 2x`}
        width={image.width}
        height={image.height}
        style={{ backgroundColor: image.dominantColor }}
        alt={text('messages.aPicture')}
        loading="lazy"
        decoding="async"
      />
    </a>
  );
}

function CarriedBoard({ board: ref }: { board: NonNullable<StoredMessage['board']> }) {
  const board = useEntity(ref);
  if (!board) return null;
  return (
    <Link href={board.url} className={styles.thing}>
      <BoardArch pictures={picturesOfBoard({ cover_images: board.cover_images ?? [] })} small />
      <strong dir="auto">{board.name}</strong>
    </Link>
  );
}

function CarriedPerson({ person: ref }: { person: NonNullable<StoredMessage['user']> }) {
  const person = useEntity(ref);
  if (!person) return null;
  return (
    <Link href={person.profileUrl} className={styles.thing}>
      <Avatar name={person.fullName} src={person.imageSmallUrl} size={40} />
      <strong dir="auto">{person.fullName}</strong>
    </Link>
  );
}
