import {
  TodayArticleFeedResource,
  TodayArticleResource,
  TodayDraftsResource,
  TodayTabResource,
} from '@bowerbird/contract/discovery/today/calls.ts';
import type { ArticleBlock, UpdateArticleInput, WholeArticle } from '@bowerbird/contract/discovery/today/schemas.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import {
  articleLimits,
  articleTypes,
  editorialLanguages,
  editorialLocales,
  type EditorialLanguage,
} from '@bowerbird/domain/discovery/articles.ts';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocale, useText } from '../../i18n/i18n.tsx';
import { tooLong } from '../../i18n/too-long.ts';
import type { Words } from '../../i18n/message-id.ts';
import { placeOf } from '../../lib/place-of.ts';
import type { FieldErrors } from '../../shared/forms/field-errors.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { call } from '../../store/call.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { resourceInvalidated } from '../../store/resources.slice.ts';
import type { StoredValue } from '../../store/stored.ts';
import { toastShown } from '../../store/toasts.slice.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Select } from '../../ui/select/select.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { ArticleParts } from './article-parts.tsx';
import { ChoosePins } from './choose-pins.tsx';
import { momentOf, pinIdsOf, type LaidOut } from './laid-out.ts';
import { PinPreviews } from './place-previews.tsx';
import { TranslationField } from './translation-field.tsx';
import type { WritingKeeper } from './use-writing-keeper.ts';
import { nameOf, readWriting, type Writing } from './writing.ts';
import styles from './editor.module.css';

const KINDS = [
  [articleTypes.article, 'todayEditor.kindArticle'],
  [articleTypes.best, 'todayEditor.kindBest'],
  [articleTypes.trending, 'todayEditor.kindTrending'],
] as const;

/** Why an article cannot be the translation of the chosen one. */
const REFUSALS = {
  itself: 'todayEditor.translatesItself',
  taken: 'todayEditor.translationTaken',
  not_found: 'todayEditor.translationGone',
} as const;
const isRefusal = (rule: string): rule is keyof typeof REFUSALS => rule in REFUSALS;

interface ArticleFormProps {
  readonly article: StoredValue<WholeArticle>;
  /** Gives its id, and makes it first where it is new. */
  readonly articleId: () => Promise<string>;
  /** What the fields show at first. */
  readonly start: Writing;
  readonly keeper: WritingKeeper;
  /** The form itself, so that what it says can be saved from outside it. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** The version of the article that is changed here. */
  readonly seenVersion: () => string | undefined;
  /** Somebody saved a newer version meanwhile. */
  readonly onClash: (articleId: string) => void;
  readonly onSaved: (saved: WholeArticle) => void;
}

/** Writes an article: its words, its pins and boards, where it stands, and when it is out. */
export function ArticleForm({ article, articleId, start, keeper, form, seenVersion, onClash, onSaved }: ArticleFormProps) {
  const text = useText();
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const [language, setLanguage] = useState(start.language as EditorialLanguage);
  const [parts, setParts] = useState<readonly LaidOut[]>(start.parts);
  /** What went to the server last, and the parts of its blocks in their order. */
  const sent = useRef<{ writing: Writing; parts: readonly LaidOut[] }>(null);
  const [cover, setCover] = useState(start.cover);
  const { note } = keeper;
  const first = useRef({ parts, cover });
  useEffect(() => {
    // What was chosen, moved or taken away stands in the fields by now.
    if (first.current.parts !== parts || first.current.cover !== cover) note(readWriting(form.current!, parts));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- after such a change alone.
  }, [parts, cover]);

  const readBlock = async ({ kind, typed }: LaidOut): Promise<ArticleBlock | Words | null> => {
    if (typed.trim() === '') return null;
    if (kind === 'pins') {
      const ids = pinIdsOf(typed, location.origin);
      if (ids === null) return { id: 'todayEditor.noPin' };
      if (ids.length > articleLimits.pinsOfBlock) return { id: 'todayEditor.tooManyPins', values: { limit: articleLimits.pinsOfBlock } };
      return { kind, pin_ids: ids };
    }
    if (kind !== 'board') return tooLong(typed.trim(), articleLimits.text) ?? { kind, text: typed.trim() };
    const place = placeOf(typed, location.origin);
    if (!place || 'pin' in place) return { id: 'todayEditor.noBoard' };
    const board = await dispatch(call(BoardResource.get, place)).catch(() => null);
    return board ? { kind, board_id: board.id } : { id: 'todayEditor.noBoard' };
  };

  const kit = useForm<string, UpdateArticleInput, WholeArticle>({
    endpoint: TodayArticleResource.update,
    fields: ['title', 'lead', 'term', 'country', 'translation_of', 'cover', ...parts.map(nameOf), 'published_at'],
    read: async (typed) => {
      const wrong: Record<string, Words> = {};
      if (typed.text('title') === '') wrong['title'] = { id: 'todayEditor.noTitle' };
      const cover = typed.text('cover') === '' ? null : placeOf(typed.text('cover'), location.origin);
      if (typed.text('cover') !== '' && (!cover || !('pin' in cover))) wrong['cover'] = { id: 'todayEditor.noPin' };
      const blocks: ArticleBlock[] = [];
      const partsOfBlocks: LaidOut[] = [];
      const writing = readWriting(form.current!, parts);
      for (const part of parts) {
        const block = await readBlock(part);
        if (block && 'id' in block) wrong[nameOf(part)] = block;
        else if (block && partsOfBlocks.push(part)) blocks.push(block);
      }
      if (Object.keys(wrong).length > 0) return { wrong };
      sent.current = { writing, parts: partsOfBlocks };
      return {
        input: {
          article_id: await articleId(),
          title: typed.text('title'),
          lead: typed.text('lead'),
          term: typed.text('term'),
          language,
          country: typed.text('country') || null,
          shop: typed.isOn('shop'),
          article_type: Number(typed.text('article_type')),
          cover_pin_id: cover && 'pin' in cover ? cover.pin : null,
          translation_of: typed.text('translation_of') || null,
          blocks,
          published_at: momentOf(typed.text('published_at')),
          seen_version: seenVersion(),
        },
      };
    },
    live: (typed): FieldErrors<string> => {
      const found: Record<string, Words> = {};
      for (const name of ['title', 'lead', 'term'] as const) {
        const words = tooLong(typed.text(name), articleLimits[name]);
        if (words) found[name] = words;
      }
      return found;
    },
    wordsFor: ({ field, rule }) => {
      if (rule === 'empty_page') return { id: 'todayEditor.emptyArticle' };
      return field === 'translation_of' && isRefusal(rule) ? { id: REFUSALS[rule] } : undefined;
    },
    blame: (error): FieldErrors<string> => {
      const { fields = [], parts: wrongParts = [] } = (error.record?.extraData ?? {}) as UnlistedPlaces;
      const found: Record<string, Words> = {};
      if (fields.some(({ field }) => field === 'cover_pin_id')) found['cover'] = { id: 'todayEditor.unlistedCover' };
      for (const { at, id } of wrongParts) {
        const part = sent.current?.parts[at];
        if (!part) continue;
        found[nameOf(part)] ??=
          part.kind === 'board'
            ? { id: 'todayEditor.unlistedBoard' }
            : { id: 'todayEditor.unlistedPin', values: { address: `/pin/${id}/` } };
      }
      return found;
    },
    takeOver: ({ record }, input) => {
      if (record?.name !== 'conflict') return false;
      onClash(input.article_id);
      return true;
    },
    onDone: (saved) => {
      if (sent.current) keeper.settle(sent.current.writing);
      onSaved(saved);
      for (const { name } of STALE) dispatch(resourceInvalidated({ name }));
      dispatch(toastShown({ kind: 'done', message: 'todayEditor.saved' }));
    },
  });
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  return (
    <form
      {...kit.form}
      ref={form}
      onInput={(event) => {
        kit.form.onInput(event);
        keeper.note(readWriting(event.currentTarget, parts));
      }}
      className={styles.form}
      aria-label={text('todayEditor.edit')}
    >
      <TextField
        label={text('todayEditor.title')}
        name="title"
        dir="auto"
        defaultValue={start.title}
        onFocus={({ currentTarget }) => currentTarget.value === text('todayEditor.untitled') && currentTarget.select()}
        error={kit.errorOf('title')}
        autoComplete="off"
      />
      <TextArea label={text('todayEditor.lead')} name="lead" dir="auto" defaultValue={start.lead} error={kit.errorOf('lead')} rows={2} />
      <div className={styles.pair}>
        <TextField
          label={text('todayEditor.term')}
          hint={text('todayEditor.termHint')}
          name="term"
          dir="auto"
          defaultValue={start.term}
          error={kit.errorOf('term')}
          autoComplete="off"
        />
        <Select
          label={text('todayEditor.kind')}
          name="article_type"
          defaultValue={KINDS.some(([type]) => String(type) === start.article_type) ? start.article_type : String(articleTypes.article)}
          options={KINDS.map(([type, words]) => ({ value: String(type), label: text(words) }))}
        />
      </div>
      <Checkbox name="shop" label={text('todayEditor.shop')} defaultChecked={start.shop} />
      <div className={styles.pair}>
        <Select
          label={text('todayEditor.language')}
          name="language"
          value={language}
          onChange={(event) => setLanguage(event.currentTarget.value as EditorialLanguage)}
          options={editorialLanguages.map((value) => ({ value, label: names.of(value) ?? value }))}
        />
        <Select
          key={language}
          label={text('todayEditor.country')}
          name="country"
          defaultValue={language === start.language ? start.country : ''}
          error={kit.errorOf('country')}
          options={[
            { value: '', label: text('todayEditor.allCountries') },
            ...editorialLocales[language].map((value) => ({ value, label: countries.of(value) ?? value })),
          ]}
        />
      </div>
      <TranslationField articleId={article.id} start={start.translation_of ?? ''} error={kit.errorOf('translation_of')} />
      <div className={styles.choosing}>
        <TextField
          label={text('todayEditor.cover')}
          hint={text('todayEditor.coverHint')}
          name="cover"
          dir="ltr"
          value={cover}
          onChange={(event) => setCover(event.currentTarget.value)}
          error={kit.errorOf('cover')}
          autoComplete="off"
        />
        <PinPreviews typed={cover} onType={setCover} />
        <ChoosePins label="todayEditor.choosePicture" most={1} onChoose={([id]) => setCover(`/pin/${id}/`)} />
      </div>
      <ArticleParts parts={parts} onChange={setParts} errorOf={kit.errorOf} />
      <TextField
        label={text('todayEditor.publishedAt')}
        hint={text('todayEditor.publishedAtHint')}
        name="published_at"
        type="datetime-local"
        min="1000-01-01T00:00"
        max="2999-12-31T23:59"
        defaultValue={start.published_at}
        error={kit.errorOf('published_at')}
        suppressHydrationWarning
      />
      {kit.failure && <p role="alert">{text(kit.failure.id, kit.failure.values)}</p>}
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={kit.busy}>
          {text('todayEditor.save')}
        </Button>
        {article.url && <ButtonLink href={article.url}>{text('todayEditor.look')}</ButtonLink>}
      </div>
    </form>
  );
}

/** What shows articles. */
const STALE = [TodayTabResource.get, TodayDraftsResource.get, TodayArticleResource.get, TodayArticleFeedResource.get];

/** What the server says of places that not everybody may find. */
interface UnlistedPlaces {
  readonly fields?: readonly { readonly field: string }[];
  readonly parts?: readonly { readonly at: number; readonly id: string }[];
}
