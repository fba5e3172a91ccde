import { createHash } from 'node:crypto';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { BringPageInput, BroughtPage, WantedPages } from '@bowerbird/contract/creation/imports/schemas.ts';
import { PAGE_KEY_LENGTH, pageName } from '@bowerbird/domain/creation/page-key.ts';
import type { Core } from '../../../core/core.ts';
import { inTransaction } from '../../../core/database/transaction.ts';
import { findPinPicture, type ActContext } from '../../../pinning/pins/index.ts';
import { changeImport, statusNumbers } from '../records/imports.queries.ts';
import { RUN_JOB } from '../run/run-import.service.ts';
import { givePicture, selectWantedItems } from './wanted-pages.queries.ts';

/** The pages that a person's browser may bring, because their sites let no server in. */
export async function listWantedPages(core: Core, userId: string): Promise<WantedPages> {
  const items = await selectWantedItems(core.db, userId);
  return { pages: [...new Set(items.flatMap(({ link }) => keyOf(link) ?? []))] };
}

/** Takes the picture that a browser saw on a page, for all items that lead there. */
export async function bringPage(context: ActContext, { page_url, image_signature }: BringPageInput): Promise<BroughtPage> {
  const { core, viewer } = context;
  const key = keyOf(page_url);
  const wanted = key === null ? [] : await selectWantedItems(core.db, viewer.userId);
  const items = wanted.filter(({ link }) => keyOf(link) === key);
  if (items.length === 0) throw new ApiError('not_found');
  const pictureId = await findPinPicture(context, image_signature);
  return inTransaction(core.db, async (trx) => {
    const imports = await givePicture(trx, { userId: viewer.userId, items, pictureId });
    for (const { id, status } of imports) {
      // A paused import goes on when its person says so.
      if (status === statusNumbers.paused) continue;
      await changeImport(trx, id, { status: 'running', isFinished: false });
      await core.jobs.send(trx, RUN_JOB, { id });
    }
    return { items: imports.reduce((sum, one) => sum + one.items, 0) };
  });
}

function keyOf(address: string): string | null {
  const name = pageName(address);
  return name === null ? null : createHash('sha256').update(name).digest('hex').slice(0, PAGE_KEY_LENGTH);
}
