import { cleanLine, cleanText, countCharacters } from '@bowerbird/domain/clean-text.ts';
import { normaliseLink, type CleanLink } from '@bowerbird/domain/links.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { badField } from '../../endpoints/bad-field.ts';

interface PinTextInput {
  readonly title?: string;
  readonly description?: string;
  readonly alt_text?: string;
}

/** The texts of a pin as kept; only the fields that were given. */
export function cleanPinTexts(input: PinTextInput): PinTextInput {
  return {
    ...(input.title === undefined ? {} : { title: within('title', cleanLine(input.title), textLimits.pinTitle) }),
    ...(input.description === undefined
      ? {}
      : { description: within('description', cleanText(input.description), textLimits.pinDescription) }),
    ...(input.alt_text === undefined ? {} : { alt_text: within('alt_text', cleanText(input.alt_text), textLimits.altText) }),
  };
}

/** The link of a pin; `null` when it is empty. */
export function cleanPinLink(link: string | undefined): CleanLink | null {
  if (link === undefined || link.trim() === '') return null;
  const cleaned = normaliseLink(link);
  if (typeof cleaned === 'string') throw badField('link', cleaned, cleaned === 'maxLength' ? textLimits.link : undefined);
  return cleaned;
}

function within(field: string, text: string, limit: number): string {
  if (countCharacters(text) > limit) throw badField(field, 'maxLength', limit);
  return text;
}
