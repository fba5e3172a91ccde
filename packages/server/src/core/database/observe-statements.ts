import type { CompiledQuery } from 'kysely';
import type { QueryResult } from 'pg';

/** Sees what every database handle of this process runs. */
export interface StatementObserver {
  /** What the database answered to this text. */
  onResult(text: string, result: QueryResult): void;
  /** The statement that it was an answer to, as it was composed. Comes after its result. */
  onQuery(query: CompiledQuery): void;
}

let observer: StatementObserver | null = null;

/** Lets somebody see the statements of all handles that are opened from now on; tests alone do so. */
export function observeStatements(next: StatementObserver): void {
  observer = next;
}

export function statementObserver(): StatementObserver | null {
  return observer;
}
