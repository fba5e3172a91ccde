import type { NewsBadge } from '@bowerbird/contract/social/news/schemas.ts';
import type { RootState } from '../../../store/create-store.ts';
import { selectResource } from '../../../store/resources.slice.ts';
import { badgePlace } from './news-options.ts';

/** How much is new, as far as it is known. */
export function selectNewsUnseen({ resources }: Pick<RootState, 'resources'>): number {
  return (selectResource(resources, badgePlace).data as NewsBadge | null)?.news_unseen_count ?? 0;
}
