import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import type { BuiltLocale } from '@bowerbird/domain/locales.ts';

/** Has accounts speak a language as if their people had chosen it. */
export async function setLanguage(databaseUrl: string, userIds: readonly string[], locale: BuiltLocale): Promise<void> {
  if (userIds.length === 0) return;
  const db = openDatabase({ url: databaseUrl, poolSize: 1 });
  await db.updateTable('users').set({ locale }).where('id', 'in', userIds).execute();
  await db.destroy();
}
