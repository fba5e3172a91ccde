/** A random id. `crypto.randomUUID` exists on secure origins alone, and instances are reached by plain http in a network too. */
export function makeId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
