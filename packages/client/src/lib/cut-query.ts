import { textLimits } from '@bowerbird/domain/text-limits.ts';

/** What is looked for of what was typed or pasted, in so many letters at the most. People look for its beginning, not for a refusal. */
export function cutQuery(typed: string, most: number = textLimits.searchQuery): string {
  return Array.from(typed.trim()).slice(0, most).join('').trim();
}
