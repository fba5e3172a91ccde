import { Type, type Static } from 'typebox';
import { builtLocales } from '@bowerbird/domain/locales.ts';
import { defineSchemas, IdSchema, NoInputSchema } from '../../protocol/schemas.ts';
import { SearchNoticesResource } from './calls.ts';

const noticeFields = {
  /** The language that the words are in. */
  language: Type.Enum([...builtLocales]),
  /** Searches that hold one of these words, or words that stand together, show the notice. */
  terms: Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { minItems: 1, maxItems: 100 }),
  title: Type.String({ minLength: 1, maxLength: 100 }),
  text: Type.String({ minLength: 1, maxLength: 600 }),
  /** Where more help is; empty for nowhere. */
  link_url: Type.String({ maxLength: 500, pattern: '^(https://[^\\s]+)?$' }),
  link_label: Type.String({ maxLength: 60 }),
  /** Whether nothing is found for such a search. */
  withholds: Type.Boolean(),
};

export const NoticeInputSchema = Type.Object(noticeFields);
export type NoticeInput = Static<typeof NoticeInputSchema>;

export const ChangeNoticeInputSchema = Type.Object({ ...noticeFields, notice_id: IdSchema });
export type ChangeNoticeInput = Static<typeof ChangeNoticeInputSchema>;

export const NoticeIdSchema = Type.Object({ notice_id: IdSchema });
export type NoticeId = Static<typeof NoticeIdSchema>;

export const SearchNoticeSchema = Type.Object({ notice_id: IdSchema, ...noticeFields });
export type SearchNotice = Static<typeof SearchNoticeSchema>;

const output = Type.Array(SearchNoticeSchema);
export const searchNoticeSchemas = [
  defineSchemas(SearchNoticesResource.get, { input: NoInputSchema, output }),
  defineSchemas(SearchNoticesResource.create, { input: NoticeInputSchema, output }),
  defineSchemas(SearchNoticesResource.update, { input: ChangeNoticeInputSchema, output }),
  defineSchemas(SearchNoticesResource.delete, { input: NoticeIdSchema, output }),
];
