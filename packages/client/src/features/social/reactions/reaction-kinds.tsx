import type { ReactNode } from 'react';
import { reactionTypes, type ReactionType } from '@bowerbird/domain/social/reactions.ts';
import type { MessageId } from '../../../i18n/message-id.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './reactions.module.css';

/** A kind of reaction as people see it. */
export interface ReactionKind {
  readonly type: ReactionType;
  readonly name: MessageId;
  readonly sign: (size: number) => ReactNode;
}

const kinds: Readonly<Record<ReactionType, Omit<ReactionKind, 'type'>>> = {
  1: { name: 'reactions.love', sign: (size) => <Icon name="heart" weight="fill" size={size} className={styles.love} /> },
  11: { name: 'reactions.idea', sign: (size) => <Icon name="lightbulb" weight="fill" size={size} className={styles.idea} /> },
  7: { name: 'reactions.wellMade', sign: (size) => <Icon name="hands-clapping" weight="fill" size={size} className={styles.wellMade} /> },
  13: { name: 'reactions.wow', sign: (size) => <Icon name="sparkle" weight="fill" size={size} className={styles.wow} /> },
  5: { name: 'reactions.smile', sign: (size) => <Icon name="smiley" weight="fill" size={size} className={styles.smile} /> },
};

/** All kinds in the order in which they are offered. */
export const reactionKinds: readonly ReactionKind[] = reactionTypes.map((type) => ({ type, ...kinds[type] }));
