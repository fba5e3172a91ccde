import type { Text } from '../../../i18n/i18n.tsx';
import type { Draft } from './draft.ts';

/** What a draft is called among those being made: by its number, and by its title where it has one. */
export function draftName(text: Text, drafts: readonly Draft[], draft: Draft): string {
  const name = text('builder.draftNumber', { number: drafts.findIndex(({ id }) => id === draft.id) + 1 });
  return draft.title ? `${name}: ${draft.title}` : name;
}
