import type { Core } from '../../core/core.ts';

/** Takes a person out: what every feature keeps of them, highest area first, the account itself last. Safe to run again. */
export async function eraseAccount(core: Core, userId: string): Promise<void> {
  for (const { erase } of core.contributions.toReversed()) await erase?.(core, userId);
}

/** Everything that the instance keeps of a person, by feature. */
export async function exportAccount(core: Core, userId: string): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {};
  for (const contribution of core.contributions) {
    if (contribution.export) data[contribution.name] = await contribution.export(core, userId);
  }
  return data;
}
