import type { Comment } from '@bowerbird/contract/social/comments/schemas.ts';
import type { Stored } from '../../../store/stored.ts';

declare module '../../../store/stored.ts' {
  interface StoredRecords {
    aggregatedcomment: StoredComment;
  }
}

export type StoredComment = Stored<Comment> & {
  /** What the page shows in the place of its words (`C3.16`), once somebody asked. */
  readonly translatedText?: string | null;
};
