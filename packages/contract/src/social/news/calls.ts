import { defineResource, forFullViewer } from '../../protocol/endpoint.ts';
import type { News, NewsBadge, NewsInput, ReadNewsInput } from './schemas.ts';

/** What happened to what somebody made and said, the latest first (`B3.39`); `update` says up to where it was read. */
export const NewsHubResource = defineResource('NewsHubResource', {
  get: forFullViewer<NewsInput, News[]>({ paged: true }),
  update: forFullViewer<ReadNewsInput, NewsBadge>(),
});

/** How much somebody has not seen (`C7.25`). */
export const NewsHubBadgeResource = defineResource('NewsHubBadgeResource', {
  get: forFullViewer<Record<string, never>, NewsBadge>(),
});
