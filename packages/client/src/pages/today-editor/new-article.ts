import { TodayArticleResource, TodayDraftsResource } from '@bowerbird/contract/discovery/today/calls.ts';
import type { NewArticleInput, WholeArticle } from '@bowerbird/contract/discovery/today/schemas.ts';
import { articleTypes, editorialLanguageOf } from '@bowerbird/domain/discovery/articles.ts';
import { useCallback, useRef } from 'react';
import { call } from '../../store/call.ts';
import type { AppThunk } from '../../store/create-store.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { resourceInvalidated } from '../../store/resources.slice.ts';
import type { StoredValue } from '../../store/stored.ts';

/** Stands in the address of an article that nobody wrote a word of. The server knows none of it. */
export const NEW_ARTICLE = 'new';

/** An article as it begins. */
export function blankArticle(title: string, locale: string, viewerId: string): StoredValue<WholeArticle> {
  return {
    id: NEW_ARTICLE,
    url: '',
    title,
    lead: '',
    term: '',
    language: editorialLanguageOf(locale),
    country: null,
    shop: false,
    article_type: articleTypes.article,
    published_at: null,
    is_out: false,
    minutes: 1,
    pin_count: 0,
    cover: null,
    curator: { type: 'user', id: viewerId },
    shown: [],
    translations: [],
    draft: { cover_pin_id: null, translation_of: null, blocks: [], version: '0' },
  };
}

/** What a new article became. */
export type Made = Pick<WholeArticle, 'id' | 'url' | 'draft'>;

/** Gives the id of an article, and makes it first where it is new. It is made once, however often it is asked for. */
export function useArticleId(
  { id, title, language }: Pick<StoredValue<WholeArticle>, 'id' | 'title' | 'language'>,
  onMade: (made: Made) => void,
): () => Promise<string> {
  const dispatch = useAppDispatch();
  const making = useRef<Promise<string>>(null);
  return useCallback(async () => {
    if (id !== NEW_ARTICLE) return id;
    const made = making.current ?? dispatch(makeArticle({ title, language }, onMade));
    making.current = made;
    try {
      return await made;
    } catch (error) {
      making.current = null;
      throw error;
    }
  }, [id, title, language, onMade, dispatch]);
}

function makeArticle(input: NewArticleInput, onMade: (made: Made) => void): AppThunk<Promise<string>> {
  return async (dispatch) => {
    const made = await dispatch(call(TodayArticleResource.create, input));
    dispatch(resourceInvalidated({ name: TodayDraftsResource.get.name }));
    onMade(made);
    return made.id;
  };
}
