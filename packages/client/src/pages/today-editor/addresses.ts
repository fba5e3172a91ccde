import { placeOf } from '../../lib/place-of.ts';

/** The addresses that stand in a field, one a line or set apart by spaces. */
export function addressesIn(typed: string): string[] {
  return typed.split(/[\s,]+/u).filter(Boolean);
}

/** The pins that a field names, each once, beside whatever else stands there. */
export function pinsIn(typed: string, origin: string): string[] {
  return [...new Set(addressesIn(typed).flatMap((address) => pinAt(address, origin) ?? []))];
}

/** Adds pins to the addresses in a field, one a line; what stands there already stays once. */
export function addAddresses(typed: string, pinIds: readonly string[]): string {
  const known = addressesIn(typed);
  const added = pinIds.map((id) => `/pin/${id}/`).filter((address) => !known.includes(address));
  return [typed.trimEnd(), ...added].filter(Boolean).join('\n');
}

/** Takes a pin out of the addresses in a field, however it is written there. */
export function withoutPin(typed: string, pinId: string, origin: string): string {
  return addressesIn(typed)
    .filter((address) => pinAt(address, origin) !== pinId)
    .join('\n');
}

function pinAt(address: string, origin: string): string | null {
  const place = placeOf(address, origin);
  return place && 'pin' in place ? place.pin : null;
}
