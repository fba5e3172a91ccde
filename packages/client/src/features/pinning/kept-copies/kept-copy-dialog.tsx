import { KeptCopyResource } from '@bowerbird/contract/pinning/kept-copies/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { useResource } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlays.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { altOfPin, shapeOfPin, type PinOverlayProps } from '../pins/index.ts';
import { CopyText } from './copy-text.tsx';
import styles from './copy-text.module.css';

/** The copy that the viewer keeps of the page behind their pin, with the pin's own picture. */
export function KeptCopyDialog({ pin, onClose }: Pick<PinOverlayProps, 'pin' | 'onClose'>) {
  const text = useText();
  const hasWords = useWords('copies');
  const { data: copy, error, refresh } = useResource(KeptCopyResource.get, { pin_id: pin.id });
  if (!hasWords) return null;
  const isGone = error?.record?.name === 'not_found';
  const title = copy?.title || text('copies.untitled');
  return (
    <Dialog
      size="page"
      title={
        <span dir="auto" lang={(copy?.title && copy.language) || undefined}>
          {title}
        </span>
      }
      closeLabel={text('app.close')}
      onClose={onClose}
    >
      {!copy && !error && <SkeletonText lines={8} />}
      {isGone && <p role="alert">{text('copies.none')}</p>}
      {error !== null && !isGone && (
        <p role="alert">
          {text('copies.failed')}{' '}
          <Button size="small" onClick={() => void refresh()}>
            {text('app.tryAgain')}
          </Button>
        </p>
      )}
      {copy && (
        <CopyText
          copy={copy}
          picture={
            <img
              className={styles.picture}
              dir={copy.direction ?? undefined}
              src={pin.images['736x']?.url ?? pin.images['236x']?.url}
              alt={altOfPin(pin, '')}
              {...shapeOfPin(pin)}
            />
          }
        />
      )}
    </Dialog>
  );
}
