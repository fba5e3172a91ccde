import { TodayDraftsResource } from '@bowerbird/contract/discovery/today/calls.ts';
import { useEffect, useState } from 'react';
import { useLocale, useText } from '../../i18n/i18n.tsx';
import { languageName } from '../../i18n/language-name.ts';
import { useNextPage, useResource } from '../../store/hooks.ts';
import { Select } from '../../ui/select/select.tsx';
import { draftsOptions } from './draft-options.ts';

/** Which article this one translates: any other one, also one that is not out. */
export function TranslationField({ articleId, start, error }: { articleId: string; start: string; error: string | undefined }) {
  const text = useText();
  const locale = useLocale();
  const [chosen, setChosen] = useState(start);
  const articles = useResource(TodayDraftsResource.get, draftsOptions);
  const fetchNext = useNextPage(TodayDraftsResource.get, draftsOptions);
  const hasMore = Boolean(articles.data) && !articles.isAtEnd && !articles.fetching && !articles.error;
  useEffect(() => {
    if (hasMore) fetchNext();
  }, [hasMore, fetchNext]);
  const others = (articles.data ?? []).filter(({ id }) => id !== articleId);
  return (
    <Select
      label={text('todayEditor.translationOf')}
      hint={text('todayEditor.translationOfHint')}
      name="translation_of"
      value={chosen}
      onChange={(event) => setChosen(event.currentTarget.value)}
      error={error}
      options={[
        { value: '', label: text('todayEditor.translatesNone') },
        ...others.map(({ id, title, language }) => ({ value: id, label: `${title} (${languageName(locale, language)})` })),
        // The list may not be there yet.
        ...(chosen === '' || others.some(({ id }) => id === chosen) ? [] : [{ value: chosen, label: '…' }]),
      ]}
    />
  );
}
