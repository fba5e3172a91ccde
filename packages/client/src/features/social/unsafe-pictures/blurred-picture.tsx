import { useState, type ReactNode } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import styles from './blurred-picture.module.css';

/** A picture, or a card with one, that is blurred until a press of its button. The link of a card opens the pin as ever. */
export function BlurredPicture({ children }: { children: ReactNode }) {
  const text = useText();
  const [isShown, setShown] = useState(false);
  if (isShown) return children;
  return (
    <div className={styles.place}>
      {children}
      <p className={styles.cover}>
        {text('pins.blurred')}
        <Button size="small" onClick={() => setShown(true)}>
          {text('pins.showBlurred')}
        </Button>
      </p>
    </div>
  );
}
