import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useText } from '../../i18n/i18n.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './picture-viewer.module.css';

export interface PictureViewerProps {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly onClose: () => void;
}

/** The picture over the whole screen; a click changes between all of it and its own size. Esc closes. */
export function PictureViewer({ url, width, height, alt, onClose }: PictureViewerProps) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOwnSize, setOwnSize] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const zoom = (event: MouseEvent<HTMLButtonElement>) => {
    const place = event.currentTarget.getBoundingClientRect();
    const across = (event.clientX - place.left) / place.width;
    const down = (event.clientY - place.top) / place.height;
    setOwnSize(!isOwnSize);
    requestAnimationFrame(() => {
      const frame = dialog.current?.firstElementChild;
      frame?.scrollTo(across * frame.scrollWidth - frame.clientWidth / 2, down * frame.scrollHeight - frame.clientHeight / 2);
    });
  };

  return (
    <dialog ref={dialog} className={styles.viewer} aria-label={text('closeup.viewer')} onClose={onClose}>
      <div className={styles.frame}>
        <button type="button" className={styles.picture} aria-label={text('closeup.zoomIn')} aria-pressed={isOwnSize} onClick={zoom}>
          <img className={isOwnSize ? styles.ownSize : styles.fitted} src={url} width={width} height={height} alt={alt} />
        </button>
      </div>
      <IconButton
        variant="glass"
        className={styles.close}
        label={text('app.close')}
        icon={<Icon name="x" weight="bold" size={20} />}
        onClick={onClose}
      />
    </dialog>
  );
}
