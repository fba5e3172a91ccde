import type { Core } from '@bowerbird/server/core/core.ts';
import { deleteArticle } from '@bowerbird/server/discovery/today/index.ts';
import { eraseAccount } from '@bowerbird/server/identity/accounts/index.ts';
import { forgetPictures } from '@bowerbird/server/pinning/pictures/index.ts';
import { CAST_NAMES } from '../content/cast.ts';
import { personKey } from './plan.ts';
import { deleteAllSteps, selectDoneSteps } from './steps.queries.ts';

/** Takes the demo content out: the cast with all that is theirs. What others saved from them stays with the others. */
export async function removeDemo(core: Core): Promise<void> {
  const made = await selectDoneSteps(core.db);
  for (const { article } of made.values()) if (article !== undefined) await deleteArticle(core.db, article);
  for (const name of CAST_NAMES) {
    const person = made.get(personKey(name));
    if (person?.id !== undefined) await eraseAccount(core, person.id);
  }
  await forgetPictures(
    core,
    [...made.values()].flatMap(({ picture }) => picture ?? []),
  );
  await deleteAllSteps(core.db);
}
