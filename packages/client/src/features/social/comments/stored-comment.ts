import type { Comment } from '@bowerbird/contract/social/comments/schemas.ts';
import type { Stored } from '../../../store/stored.ts';

declare module '../../../store/stored.ts' {
  interface StoredRecords {
    aggregatedcomment: StoredComment;
  }
}

export type StoredComment = Stored<Comment>;
