import { useLocation } from 'react-router';
import { useText } from '../../../i18n/i18n.tsx';
import type { StoredPin } from '../pins/index.ts';
import { EntranceDialog } from '../../identity/entrance-panels/index.ts';
import { searchBackTo } from '../../identity/entrance/index.ts';
import styles from './save-entrance.module.css';

/** Asks a stranger who saves a pin to come in, over the page that they are on; once they are in, the pin is saved (`B4.23`). */
export function SaveEntrance({ pin, onClose }: { pin: StoredPin; onClose: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <EntranceDialog
      title={{ id: 'entrance.save' }}
      search={searchBackTo(pathname + search, pin.id)}
      act="save"
      subject={{ type: 'pin', id: pin.id }}
      lead={<Lead pin={pin} />}
      onClose={onClose}
    />
  );
}

function Lead({ pin: { images, dominantColor } }: { pin: StoredPin }) {
  const text = useText();
  const image = images['136x136'] ?? images['236x'];
  return (
    <div className={styles.lead}>
      {image && <img className={styles.picture} src={image.url} alt="" style={{ backgroundColor: dominantColor }} />}
      <p>{text('pinBanner.save')}</p>
    </div>
  );
}
