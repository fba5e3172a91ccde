import type { Database } from '../../../core/database/database.ts';
import { holdLonger } from './imports.queries.ts';

const HOLD_AGAIN_MILLISECONDS = 60_000;

/** Keeps an import for its job while one step of it takes long, such as the writing of a film; gives what ends that. */
export function keepHeld(db: Database, id: string): () => void {
  // Where the database is away, the next one keeps it.
  const keeping = setInterval(() => void holdLonger(db, id).catch(() => undefined), HOLD_AGAIN_MILLISECONDS);
  return () => clearInterval(keeping);
}
