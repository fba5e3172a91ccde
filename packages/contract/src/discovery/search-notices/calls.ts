import { defineResource, forFullViewer } from '../../protocol/endpoint.ts';
import type { ChangeNoticeInput, NoticeId, NoticeInput, SearchNotice } from './schemas.ts';

/** The words of help that stand above some searches; the instance's owner keeps them, for anybody else they are not there. */
export const SearchNoticesResource = defineResource('SearchNoticesResource', {
  get: forFullViewer<Record<string, never>, SearchNotice[]>({ errors: ['not_found'] }),
  create: forFullViewer<NoticeInput, SearchNotice[]>({ errors: ['not_found', 'conflict'] }),
  update: forFullViewer<ChangeNoticeInput, SearchNotice[]>({ errors: ['not_found'] }),
  delete: forFullViewer<NoticeId, SearchNotice[]>({ errors: ['not_found'] }),
});
