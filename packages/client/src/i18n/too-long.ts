import { countCharacters } from '@bowerbird/domain/clean-text.ts';
import type { Words } from './message-id.ts';

/** What stands beside a field with more characters than are kept, counted as the server counts them; nothing when they fit. */
export function tooLong(typed: string, limit: number): Words | undefined {
  const over = countCharacters(typed) - limit;
  return over > 0 ? { id: 'app.tooLong', values: { over, limit } } : undefined;
}
