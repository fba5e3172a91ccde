import type { NamedKey } from '@bowerbird/contract/account/regions/schemas.ts';
import type { SelectOption } from '../../../ui/select/select.tsx';

/** Countries as a list to choose from (`B3.40`); until they are there, the one that stands. */
export function countryOptions(countries: readonly NamedKey[] | null, chosen: string): SelectOption[] {
  return optionsOf(countries, chosen);
}

/** Languages as a list to choose from (`B3.40`). */
export function localeOptions(locales: readonly NamedKey[] | null, chosen: string): SelectOption[] {
  return optionsOf(locales, chosen);
}

function optionsOf(list: readonly NamedKey[] | null, chosen: string): SelectOption[] {
  if (!list) return [{ value: chosen, label: chosen }];
  return list.map(({ key, name }) => ({ value: key, label: name }));
}
