import { textLimits } from '@bowerbird/domain/text-limits.ts';

/** What is looked for of what was typed or pasted: people look for its beginning, not for a refusal. */
export function cutQuery(typed: string): string {
  return Array.from(typed.trim()).slice(0, textLimits.searchQuery).join('').trim();
}
