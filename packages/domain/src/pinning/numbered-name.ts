import { textLimits } from '../text-limits.ts';

/** The name of a board that stands beside others of its name: `Ideas`, `Ideas (2)`. A long name is cut, so that its number fits. */
export function numberedName(name: string, number: number): string {
  if (number === 1) return name;
  const end = ` (${number})`;
  const letters = Array.from(name).slice(0, textLimits.boardName - end.length);
  return letters.join('').trimEnd() + end;
}
