import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { cleanLine, cleanText, countCharacters } from '@bowerbird/domain/clean-text.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { badField } from '../../endpoints/bad-field.ts';

/** The name of a board as kept. */
export function cleanBoardName(typed: string): string {
  const name = cleanLine(typed);
  if (name === '') throw badField('name', 'required');
  if (countCharacters(name) > textLimits.boardName) throw badField('name', 'maxLength', textLimits.boardName);
  return name;
}

/** The description of a board as kept. */
export function cleanBoardDescription(typed: string): string {
  const description = cleanText(typed);
  if (countCharacters(description) > textLimits.boardDescription) throw badField('description', 'maxLength', textLimits.boardDescription);
  return description;
}

/** Runs a write in which the database may say that the name is taken; two at once cannot both win. */
export async function refusingTakenNames<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === '23505' && constraint === 'boards_name')
      throw new ApiError('board_name_taken', { extra: { fields: [{ field: 'name', rule: 'taken' }] } });
    if (code === '23505' && constraint === 'boards_slug') throw new ApiError('conflict', { cause: error });
    throw error;
  }
}
