import { useText } from '../../i18n/i18n.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import type { ReorderItem } from './use-reorder.ts';

export interface ReorderHandleProps {
  /** What it moves. */
  readonly name: string;
  readonly reorder: ReorderItem;
  readonly className: string | undefined;
}

/** Moves a pin or a section by mouse, finger or keys. */
export function ReorderHandle({ name, reorder, className }: ReorderHandleProps) {
  const text = useText();
  return (
    <IconButton
      variant="glass"
      size="small"
      tooltip="none"
      className={className}
      label={text('organize.reorder', { item: name })}
      aria-pressed={reorder.isHeld}
      icon={<Icon name="dots-six" weight="bold" size={20} />}
      {...reorder.handle}
    />
  );
}
