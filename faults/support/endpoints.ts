import { globSync } from 'node:fs';
import { join } from 'node:path';
import { assembleRegistry } from '@bowerbird/server/instance/assemble-registry.ts';
import { type RegisteredEndpoint } from '@bowerbird/server/endpoints/registry.ts';
import type { HandledStream } from '@bowerbird/server/endpoints/stream.ts';

const CONTRACT = join(import.meta.dirname, '../../packages/contract/src');

/** Every declared call and stream of the instance, with the area that it belongs to. */
export interface Declared {
  readonly name: string;
  readonly area: string;
  readonly call?: RegisteredEndpoint;
  readonly stream?: HandledStream;
}

/** Reads the registry, in the order of names. */
export async function declaredEndpoints(): Promise<Declared[]> {
  const registry = assembleRegistry();
  const areas = await areasOfNames();
  const areaOf = (name: string) => areas.get(name) ?? 'unknown';
  return [
    ...[...registry.endpoints].map(([name, call]) => ({ name, area: areaOf(name), call })),
    ...registry.streams.map((stream) => ({ name: stream.stream.name, area: areaOf(stream.stream.name), stream })),
  ].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The contract's folders say which area an endpoint belongs to. */
async function areasOfNames(): Promise<Map<string, string>> {
  const areas = new Map<string, string>();
  for (const file of globSync('*/*/calls.ts', { cwd: CONTRACT })) {
    const calls = (await import(join(CONTRACT, file))) as Record<string, object>;
    const declared = Object.values(calls).flatMap((value) => ('name' in value ? [value] : Object.values(value)));
    for (const { name } of declared as { name: string }[]) areas.set(name, file.split('/')[0]!);
  }
  return areas;
}
