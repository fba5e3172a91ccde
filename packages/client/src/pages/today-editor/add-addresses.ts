/** Adds pins to the addresses in a field, one a line; what stands there already stays once. */
export function addAddresses(typed: string, pinIds: readonly string[]): string {
  const known = typed.split(/[\s,]+/u).filter(Boolean);
  const added = pinIds.map((id) => `/pin/${id}/`).filter((address) => !known.includes(address));
  return [typed.trimEnd(), ...added].filter(Boolean).join('\n');
}
