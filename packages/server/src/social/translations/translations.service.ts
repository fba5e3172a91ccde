import { cleanText } from '@bowerbird/domain/clean-text.ts';
import { languageOf } from '@bowerbird/domain/locales.ts';
import type { Core } from '../../core/core.ts';
import { takeFromPerson } from '../../core/limits/limits.ts';
import type { CallContext } from '../../endpoints/context.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { readComment } from '../comments/index.ts';
import { saveTranslation, selectTranslation } from './translations.queries.ts';

/** Texts that the service is asked for, a person and hour; what is kept costs nothing. */
const TRANSLATIONS_PER_HOUR = 120;

/** One question to the service for all who ask the same at once. */
const asked = new Map<string, Promise<string>>();

/** A comment that the viewer sees, in their language; empty where no translation was to be had (`C8.7`). */
export async function readTranslation(context: CallContext<SignedInViewer>, id: string): Promise<string> {
  const { core, viewer, request } = context;
  const { text } = await readComment(context, id);
  if (!core.translator) return '';
  const language = languageOf(request.locale);
  const kept = await selectTranslation(core.db, id, language, text);
  if (kept !== undefined) return kept;
  await takeFromPerson(core, { name: 'translations', subject: viewer.userId, most: TRANSLATIONS_PER_HOUR });
  const key = `${language} ${id} ${text}`;
  const running = asked.get(key) ?? translate(core, { commentId: id, language, text }).finally(() => asked.delete(key));
  asked.set(key, running);
  return running;
}

async function translate(
  { db, translator }: Core,
  wanted: { readonly commentId: string; readonly language: string; readonly text: string },
): Promise<string> {
  const made = await translator?.translate(wanted.text, wanted.language);
  const translated = cleanText(made ?? '');
  if (translated !== '') await saveTranslation(db, { ...wanted, translated });
  return translated;
}
