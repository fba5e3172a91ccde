import { useText } from '../../i18n/i18n.tsx';
import { Button, type ButtonLook } from '../../ui/button/button.tsx';
import { IconButton, type IconButtonProps } from '../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { preloadOverlay } from '../../ui/overlays.tsx';
import type { Shareable } from './share-dialog.tsx';
import { useShare } from './use-share.tsx';

export interface ShareButtonProps {
  readonly thing: Shareable;
  /** `words` writes "Share" beside the sign, `icon` shows the sign alone. */
  readonly look?: 'words' | 'icon';
  readonly size?: ButtonLook['size'];
  readonly iconVariant?: IconButtonProps['variant'];
}

/** Shares the page of a pin, a board or a person. */
export function ShareButton({ thing, look = 'words', size, iconVariant }: ShareButtonProps) {
  const text = useText();
  const { share, dialog } = useShare();
  const icon = <Icon name="share-network" size={look === 'icon' ? 24 : 20} />;
  const acts = { onPointerEnter: () => preloadOverlay('dialog'), onClick: () => void share(thing) };
  return (
    <>
      {look === 'icon' ? (
        <IconButton label={text('share.title')} icon={icon} variant={iconVariant} {...acts} />
      ) : (
        <Button size={size} icon={icon} {...acts}>
          {text('share.title')}
        </Button>
      )}
      {dialog}
    </>
  );
}
