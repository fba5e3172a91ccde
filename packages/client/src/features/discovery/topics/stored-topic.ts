import type { Topic, WholeTopic } from '@bowerbird/contract/discovery/topics/schemas.ts';
import type { Known, Stored } from '../../../store/stored.ts';

declare module '../../../store/stored.ts' {
  interface StoredRecords {
    topic: StoredTopic;
  }
}

/** A topic is known by its name and cover first, and whole on its page. */
export type StoredTopic = Known<Stored<Topic>, Stored<WholeTopic>>;
