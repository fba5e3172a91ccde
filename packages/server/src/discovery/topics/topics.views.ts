import type { InterestFollowed, Topic, TopicCover, WholeTopic } from '@bowerbird/contract/discovery/topics/schemas.ts';
import { hexColor } from '../../pinning/boards/index.ts';
import { imagesOf } from '@bowerbird/domain/media/renditions.ts';
import type { TopicRow } from './topics.queries.ts';

/** A topic as the wire has it (`C3.25`). */
export function presentTopic({ id, slug, name, is_followed, cover }: TopicRow, mediaUrl: string): Topic {
  return { type: 'topic', id, slug, name, is_followed, cover: cover && presentCover(cover, mediaUrl) };
}

export function presentFollowed(row: TopicRow, followers: number, mediaUrl: string): InterestFollowed {
  return { ...presentTopic(row, mediaUrl), follower_count: followers };
}

interface Around {
  readonly followers: number;
  readonly parent: TopicRow | null;
  readonly children: readonly TopicRow[];
  readonly related: readonly TopicRow[];
}

export function presentWholeTopic(topic: TopicRow, { followers, parent, children, related }: Around, mediaUrl: string): WholeTopic {
  const present = (row: TopicRow) => presentTopic(row, mediaUrl);
  return {
    ...presentFollowed(topic, followers, mediaUrl),
    parent: parent && present(parent),
    children: children.map(present),
    related: related.map(present),
  };
}

function presentCover({ signature, width, height, dominant_color }: NonNullable<TopicRow['cover']>, mediaUrl: string): TopicCover {
  return imagesOf({ signature, width, height, dominantColor: hexColor(dominant_color) }, mediaUrl)['474x'];
}
