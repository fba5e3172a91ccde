import type { InterestFollowed, Topic, TopicCover, WholeTopic } from '@bowerbird/contract/discovery/topics/schemas.ts';
import { hexColor } from '../../pinning/boards/index.ts';
import { imagesOf } from '@bowerbird/domain/media/renditions.ts';
import type { CoverRow, TopicRow } from './topics.queries.ts';

/** Topics as the wire has them (`C3.25`). Each has the cover chosen for it, or one that no other of the list has. */
export function presentTopics(rows: readonly TopicRow[], mediaUrl: string): Topic[] {
  // A picture that was chosen for one topic stands for no other, wherever in the list that one is.
  const taken = new Set(rows.flatMap(({ covers }) => covers.find((cover) => cover.is_chosen)?.signature ?? []));
  return rows.map(({ id, slug, name, is_followed, covers }) => {
    const cover = covers.find(({ is_chosen, signature }) => is_chosen || !taken.has(signature)) ?? covers[0] ?? null;
    if (cover) taken.add(cover.signature);
    return { type: 'topic', id, slug, name, is_followed, cover: cover && presentCover(cover, mediaUrl) };
  });
}

export function presentFollowed(row: TopicRow, followers: number, mediaUrl: string): InterestFollowed {
  return { ...presentTopics([row], mediaUrl)[0]!, follower_count: followers };
}

interface Around {
  readonly followers: number;
  readonly pins: number;
  readonly parent: TopicRow | null;
  readonly children: readonly TopicRow[];
  readonly related: readonly TopicRow[];
}

export function presentWholeTopic(topic: TopicRow, { followers, pins, parent, children, related }: Around, mediaUrl: string): WholeTopic {
  // They stand on one page, so that they are one list for their covers.
  const [own, ...around] = presentTopics([topic, ...children, ...related], mediaUrl);
  return {
    ...own!,
    follower_count: followers,
    pin_count: pins,
    parent: presentTopics(parent ? [parent] : [], mediaUrl)[0] ?? null,
    children: around.slice(0, children.length),
    related: around.slice(children.length),
  };
}

function presentCover({ signature, width, height, dominant_color }: CoverRow, mediaUrl: string): TopicCover {
  return imagesOf({ signature, width, height, dominantColor: hexColor(dominant_color) }, mediaUrl)['474x'];
}
