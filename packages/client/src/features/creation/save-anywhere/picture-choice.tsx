import type { PagePicture } from '@bowerbird/contract/pinning/page-pictures/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { WebPictures } from '../pin-builder/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './save-window.module.css';

export interface PictureChoiceProps {
  readonly pictures: readonly PagePicture[];
  readonly chosen: string;
  readonly onChoose: (url: string) => void;
  readonly onClose: () => void;
}

/** All pictures of the page; the one that is pressed is the pin’s. */
export function PictureChoice({ pictures, chosen, onChoose, onClose }: PictureChoiceProps) {
  const text = useText();
  return (
    <section className={styles.choice} aria-labelledby="save-pictures">
      <div className={styles.bar}>
        <h2 id="save-pictures" className="h3">
          {text('saveWindow.choose')}
        </h2>
        <Button size="small" onClick={onClose}>
          {text('app.done')}
        </Button>
      </div>
      <div className={styles.pictures}>
        <WebPictures pictures={pictures} chosen={new Set([chosen])} onToggle={onChoose} />
      </div>
    </section>
  );
}
