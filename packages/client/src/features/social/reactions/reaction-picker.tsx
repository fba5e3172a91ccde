import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import type { ReactionType } from '@bowerbird/domain/social/reactions.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Popover } from '../../../ui/overlays.tsx';
import { reactionKinds } from './reaction-kinds.tsx';
import styles from './reactions.module.css';

export interface ReactionPickerProps {
  readonly trigger: RefObject<Element | null>;
  readonly chosen: number;
  readonly onPick: (type: ReactionType) => void;
  readonly onClose: () => void;
  /** What stands below the five. */
  readonly children?: ReactNode;
}

/** The five reactions in a row; arrows move between them. */
export function ReactionPicker({ trigger, chosen, onPick, onClose, children }: ReactionPickerProps) {
  const text = useText();
  return (
    <Popover trigger={trigger} label={text('reactions.add')} placement="top" width={252} onClose={onClose}>
      <div className={styles.picker} role="group" aria-label={text('reactions.add')} onKeyDown={moveByArrows}>
        {reactionKinds.map(({ type, name, sign }) => (
          <IconButton
            key={type}
            label={text(name)}
            tooltip="above"
            aria-pressed={type === chosen}
            autoFocus={type === (chosen || 1)}
            icon={sign(24)}
            onClick={() => onPick(type)}
          />
        ))}
      </div>
      {children}
    </Popover>
  );
}

function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  const isForward = (event.key === 'ArrowRight') === (getComputedStyle(event.currentTarget).direction === 'ltr');
  const focused = document.activeElement;
  const next = isForward ? focused?.nextElementSibling : focused?.previousElementSibling;
  if (next instanceof HTMLElement) next.focus();
}
