import type { ImportChoices } from '@bowerbird/contract/creation/imports/schemas.ts';
import type { ImportRow } from './imports.queries.ts';

/** What happens unless somebody chooses otherwise. Our own export says itself which boards are secret. */
function usualChoices(format: string | null): ImportChoices {
  return { tags: 'text', find_pictures: true, draw_missing: false, again: false, secret: format !== 'bowerbird' };
}

export function choicesOf({ choices, format }: Pick<ImportRow, 'choices' | 'format'>): ImportChoices {
  return { ...usualChoices(format), ...choices };
}
