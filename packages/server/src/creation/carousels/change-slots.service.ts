import type { UpdatePinInput } from '@bowerbird/contract/pinning/pins/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { requireAllowedTexts } from '../../core/block-list/index.ts';
import type { Core } from '../../core/core.ts';
import { badField } from '../../endpoints/bad-field.ts';
import { cleanPinLink, cleanPinTexts, keepLink } from '../../pinning/pins/index.ts';
import { updateFirstSlot, updateSlot, type NewSlot } from './carousels.queries.ts';

/** What somebody typed for a picture of a carousel. */
interface TypedSlot {
  readonly title?: string;
  readonly description?: string;
  readonly alt_text?: string;
  readonly link?: string;
}

type SlotWords = Partial<Pick<NewSlot, 'title' | 'details' | 'altText' | 'linkId'>>;

/** Changes what the pictures of a carousel say, when its pin is changed. */
export async function changeSlots(core: Core, input: UpdatePinInput): Promise<void> {
  const { id: pinId, carousel_slots: slots = [], title, description, alt_text, link } = input;
  if ([title, description, alt_text, link].some((value) => value !== undefined)) await updateFirstSlot(core.db, pinId);
  for (const { id, ...typed } of slots) {
    const position = Number(id);
    const words = await keepSlotWords(core, position, typed);
    if (!(await updateSlot(core.db, pinId, position, words))) throw badField('carousel_slots', 'not_found');
  }
}

/** The words of a slot as they are kept; only what was given. Throws `bad_input`, which names the picture by its position. */
export async function keepSlotWords(core: Core, position: number, typed: TypedSlot): Promise<SlotWords> {
  const { texts, link } = checkSlotWords(position, typed);
  await requireAllowedTexts(core, { ...texts, link: link?.domain }).catch((error: unknown) => {
    throw ofSlot(position, error);
  });
  return {
    ...(texts.title !== undefined && { title: texts.title }),
    ...(texts.description !== undefined && { details: texts.description }),
    ...(texts.alt_text !== undefined && { altText: texts.alt_text }),
    ...(typed.link !== undefined && { linkId: link && (await keepLink(core.db, link)) }),
  };
}

/** The texts and the link of a slot, cleaned. Throws `bad_input` as `keepSlotWords` does. */
export function checkSlotWords(position: number, typed: TypedSlot) {
  try {
    return { texts: cleanPinTexts(typed), link: cleanPinLink(typed.link) };
  } catch (error) {
    throw ofSlot(position, error);
  }
}

/** The error with the picture that it speaks of, as `items.2.title`. What is wrong with the first is wrong with the pin. */
function ofSlot(position: number, error: unknown): unknown {
  const [wrong] = error instanceof ApiError ? (error.extra?.fields ?? []) : [];
  if (!wrong || position === 0) return error;
  return badField(`items.${position}.${wrong.field}`, wrong.rule, wrong.limit);
}
