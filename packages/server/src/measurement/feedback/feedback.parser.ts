import { cleanText, countCharacters } from '@bowerbird/domain/clean-text.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { badField } from '../../endpoints/bad-field.ts';

/** What somebody told, and where they were asked. */
export interface ToldFeedback {
  readonly text: string;
  readonly source: string;
}

const SOURCE = /^[a-z_]{0,40}$/u;

/** Reads the JSON text of `C7.21`; a text without words is empty. Throws `bad_input` for what is no such record. */
export function readFeedback(json: string): ToldFeedback {
  const told = readRecord(json);
  const { verbatim_text: text = '', action_source: source = '' } = told;
  if (typeof text !== 'string' || typeof source !== 'string' || !SOURCE.test(source)) throw badField('feedback_data', 'format');
  const cleaned = cleanText(text);
  if (countCharacters(cleaned) > textLimits.feedback) throw badField('feedback_data', 'maxLength');
  return { text: cleaned, source };
}

function readRecord(json: string): Record<string, unknown> {
  try {
    const told: unknown = JSON.parse(json);
    if (typeof told === 'object' && told !== null) return told as Record<string, unknown>;
  } catch {
    // Refused like a record of the wrong form.
  }
  throw badField('feedback_data', 'format');
}
