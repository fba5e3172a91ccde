import type { DeleteCaptionsInput, SetCaptionsInput } from '@bowerbird/contract/creation/video-captions/schemas.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { isCaptionLanguage, mostCaptions } from '@bowerbird/domain/creation/captions.ts';
import { requireAllowedTexts } from '../../core/block-list/index.ts';
import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/database/database.ts';
import { badField } from '../../endpoints/bad-field.ts';
import type { HandlerContext } from '../../endpoints/handle.ts';
import { hydratePin, requireOwnPin } from '../../pinning/pins/index.ts';
import { cutCues, hasTimesOf } from './cut-cues.service.ts';
import { rewriteCaptions } from './read-captions.service.ts';
import { deleteCaptions, hasFilm, selectCutOfFilm, upsertCaptions, type FilmOfPin } from './video-captions.queries.ts';

type ActContext = HandlerContext<'full'>;

export function requireCaptionLanguage(language: string): void {
  if (!isCaptionLanguage(language)) throw badField('language', 'format');
}

/** The cues of a file, written anew. Throws a bad field for a file that cannot be read, and for words that are not allowed. */
export async function readCaptions(core: Core, text: string): Promise<string> {
  const cues = await rewriteCaptions(text);
  await requireAllowedTexts(core, { text: cues });
  return cues;
}

/** Keeps cues that were read before. False where the pin has no film, or has too many. */
export async function writeCues(
  core: Core,
  trx: Database,
  { pinId, film, language, cues }: { pinId: string; film?: string; language: string; cues: string },
): Promise<boolean> {
  await requireAllowedTexts(core, { text: cues });
  return (await hasFilm(trx, { pinId, film })) && upsertCaptions(trx, { pinId, film }, { language, cues }, mostCaptions);
}

/** Keeps captions that come in with their pin, by the checks of any others. False where the pin has no film, or has too many. */
export async function keepCaptions(
  core: Core,
  trx: Database,
  { pinId, film, language, text }: { pinId: string; film?: string | undefined; language: string; text: string },
): Promise<boolean> {
  requireCaptionLanguage(language);
  return writeCues(core, trx, { pinId, ...(film !== undefined && { film }), language, cues: await rewriteCaptions(text) });
}

/** Gives a film of one's own pin captions in a language. */
export async function setCaptions(context: ActContext, { pin_id: pinId, film, language, text }: SetCaptionsInput): Promise<Pin> {
  requireCaptionLanguage(language);
  await requireOwnPin(context.db, context.viewer, pinId);
  if (!(await hasFilm(context.db, { pinId, film }))) throw badField(film === undefined ? 'pin_id' : 'film', 'no_film');
  const cues = await cutAsFilm(context.db, { pinId, film }, await readCaptions(context.core, text));
  if (!(await upsertCaptions(context.db, { pinId, film }, { language, cues }, mostCaptions))) throw new ApiError('too_many_things');
  return hydratePin(context, pinId);
}

/**
 * Cuts captions as their film was cut, because they are written beside the video as it came. A file with the times of captions
 * that are here is one of these with other words. Throws a bad field where nothing of them is heard.
 */
async function cutAsFilm(db: Database, of: FilmOfPin, cues: string): Promise<string> {
  const { cut, others } = await selectCutOfFilm(db, of);
  if (cut === null || hasTimesOf(cues, others)) return cues;
  const kept = cutCues(cues, cut);
  if (kept === null) throw badField('text', 'no_cues');
  return kept;
}

export async function removeCaptions(context: ActContext, { pin_id: pinId, film, language }: DeleteCaptionsInput): Promise<Pin> {
  requireCaptionLanguage(language);
  await requireOwnPin(context.db, context.viewer, pinId);
  await deleteCaptions(context.db, { pinId, film }, language);
  return hydratePin(context, pinId);
}
