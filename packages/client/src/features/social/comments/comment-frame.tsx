import type { ReactNode } from 'react';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { CommentText } from './comment-text.tsx';
import styles from './comments.module.css';
import type { Tag } from './split-mentions.ts';

export interface CommentFrameProps {
  readonly author: { readonly name: string; readonly picture: string | null | undefined; readonly href: string };
  readonly text: string;
  /** Who is named in it. */
  readonly tags?: readonly Tag[];
  readonly isReply: boolean;
  /** Stands in the place of the words while they are changed. */
  readonly form?: ReactNode;
  /** What stands beneath the words. */
  readonly children: ReactNode;
}

/** The picture, the name and the words of a comment. */
export function CommentFrame({ author, text, tags, isReply, form, children }: CommentFrameProps) {
  return (
    <div className={styles.comment}>
      <Link href={author.href} className={styles.face} tabIndex={-1} aria-hidden="true">
        <Avatar name={author.name} src={author.picture} size={isReply ? 28 : 32} />
      </Link>
      <div className={styles.body}>
        {form ?? (
          <p className={styles.words} dir="auto">
            <Link href={author.href} className={styles.name}>
              <bdi>{author.name}</bdi>
            </Link>{' '}
            <CommentText text={text} tags={tags} />
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
