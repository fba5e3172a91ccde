import { TodayArticleResource } from '@bowerbird/contract/discovery/today/calls.ts';
import { useEntity, useResource } from '../../../store/hooks.ts';
import { isGone } from '../../../store/is-gone.ts';
import { pictureOfPin } from '../../pinning/pins/index.ts';
import type { PageCard, PageCardProps } from '../../social/conversations/index.ts';

/** An article for a card in messages. */
function ShownArticle({ id, children }: PageCardProps) {
  const { data, error } = useResource(TodayArticleResource.get, { article_id: id });
  const cover = useEntity(data?.cover);
  if (isGone(error)) return children(null);
  const url = cover?.images['236x']?.url;
  return children({
    title: data?.title ?? (error ? null : undefined),
    picture: cover && url !== undefined ? { ...pictureOfPin(cover), url } : null,
  });
}

const card: PageCard = { kind: 'article', Shown: ShownArticle };
export default card;
