import type { ReactNode } from 'react';
import type { News } from '@bowerbird/contract/social/news/schemas.ts';
import type { NewsKind } from '@bowerbird/domain/social/news-kinds.ts';
import type { Stored } from '../../../store/stored.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './news.module.css';

const person = <Icon name="user-plus" weight="fill" size={12} />;
const people = <Icon name="users-three" weight="fill" size={12} />;

/** What stands at the edge of who did it. */
const signs: Record<NewsKind, ReactNode> = {
  save: <Icon name="bookmark-simple" weight="fill" size={12} />,
  follow: person,
  board_follow: person,
  comment: <Icon name="chat-circle" weight="fill" size={12} />,
  tried_it: <Icon name="check" weight="bold" size={12} />,
  reply: <Icon name="arrow-bend-up-left" weight="fill" size={12} />,
  mention: <Icon name="at" weight="bold" size={12} />,
  reaction: <Icon name="heart" weight="fill" size={12} />,
  board_invite: people,
  board_request: people,
  board_offer: people,
  board_join: people,
  board_pin: <Icon name="push-pin" weight="fill" size={12} />,
  pin_reaction: <Icon name="heart" weight="fill" size={12} />,
  price_drop: <Icon name="tag" size={20} />,
  many_boards: <Icon name="push-pin" size={20} />,
  sponsor_ask: <Icon name="tag" size={12} />,
  sponsor_yes: <Icon name="check" weight="bold" size={12} />,
  decision: <Icon name="flag" size={20} />,
  not_published: <Icon name="warning-circle" size={20} />,
};

/** Who did it, with the sign of its kind; the sign alone where nobody did. */
export function NewsPicture({ news, name, src }: { news: Stored<News>; name: string; src?: string | null }) {
  const isAlone = news.actors.length === 0;
  return (
    <span className={styles.who} aria-hidden="true">
      {!isAlone && <Avatar name={name} src={src} size={44} />}
      <span className={isAlone ? styles.alone : styles.sign}>{signs[news.kind]}</span>
    </span>
  );
}
