import type { Database } from '@bowerbird/server/core/database/database.ts';

/** What a step made, as far as others need it. */
export type StepResult = {
  id?: string;
  /** The ids of a board's sections by their titles. */
  sections?: Record<string, string>;
  /** The signature of the picture that came in. */
  picture?: string;
  /** The id of an article. */
  article?: string;
};

/** The steps that are done, with what they made. */
export async function selectDoneSteps(db: Database): Promise<Map<string, StepResult>> {
  const rows = await db.selectFrom('demo_steps').select(['key', 'result']).execute();
  return new Map(rows.map(({ key, result }) => [key, (result ?? {}) as StepResult]));
}

/** Notes a step as done, in the transaction that did it. */
export async function insertDoneStep(db: Database, key: string, result: StepResult): Promise<void> {
  await db
    .insertInto('demo_steps')
    .values({ key, result: JSON.stringify(result) })
    .execute();
}

export async function deleteAllSteps(db: Database): Promise<void> {
  await db.deleteFrom('demo_steps').execute();
}

/** The username that somebody of the cast got. */
export async function selectUsername(db: Database, userId: string): Promise<string> {
  const { username } = await db.selectFrom('users').select('username').where('id', '=', userId).executeTakeFirstOrThrow();
  return username;
}
