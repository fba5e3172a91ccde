import type { Core } from '../../core/core.ts';
import { eraseAccount } from '../../identity/accounts/index.ts';
import { CAST_NAMES } from '../cast.ts';
import { personKey } from './plan.ts';
import { deleteAllSteps, selectDoneSteps } from './steps.queries.ts';

/** Takes the demo content out: the cast with all that is theirs. What others saved from them stays with the others. */
export async function removeDemo(core: Core): Promise<void> {
  const made = await selectDoneSteps(core.db);
  for (const name of CAST_NAMES) {
    const { id, portrait } = made.get(personKey(name)) ?? {};
    if (id !== undefined) await eraseAccount(core, id);
    if (portrait !== undefined) await core.media.deletePicture(portrait);
  }
  await deleteAllSteps(core.db);
}
