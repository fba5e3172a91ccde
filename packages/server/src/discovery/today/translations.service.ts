import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Database } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { queueBehind } from '../../core/database/turns.queries.ts';
import { badField } from '../../endpoints/bad-field.ts';
import { moveTranslations, selectOriginal } from './translations.queries.ts';

/**
 * Writes an article that may translate another one. `write` gets the article that stands for their group, so that no translation
 * leads to another one. Throws `bad_input` where it cannot join that group.
 */
export async function writingTranslation<T>(
  db: Database,
  { id, of }: { id: string | null; of: string | null | undefined },
  write: (trx: Database, original: string | null | undefined) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(db, async (trx) => {
      if (typeof of !== 'string') return write(trx, of);
      // Two articles that name each other at once would form a circle.
      await queueBehind(trx, 'article translations');
      const original = await selectOriginal(trx, of);
      if (original === null) throw badField('translation_of', 'not_found');
      if (original === id) throw badField('translation_of', 'itself');
      const written = await write(trx, original);
      if (id !== null) await moveTranslations(trx, { from: id, to: original });
      return written;
    });
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === '23505' && constraint === 'articles_locale')
      throw new ApiError('bad_input', { cause: error, extra: { fields: [{ field: 'translation_of', rule: 'taken' }] } });
    throw error;
  }
}
