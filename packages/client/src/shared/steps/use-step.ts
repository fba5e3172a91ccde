import { useState } from 'react';
import { toCallError, type CallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { Words } from '../../i18n/message-id.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';

const SECONDS_OF_A_MINUTE = 60;

/** Runs one step of a dialog at a time and says beside its field what went wrong. */
export function useStep(wordsFor: (error: CallError) => Words = problemOf): {
  busy: boolean;
  problem: Words | null;
  say: (problem: Words | null) => void;
  run: (act: () => Promise<void>) => Promise<void>;
} {
  const { busy, run: runOne } = useOneAtATime();
  const [problem, setProblem] = useState<Words | null>(null);
  const run = (act: () => Promise<void>) =>
    runOne(async () => {
      setProblem(null);
      await act().catch((error: unknown) => setProblem(wordsFor(toCallError(error))));
    });
  return { busy, problem, say: setProblem, run };
}

/** The words for what a step met. */
export function problemOf({ record }: CallError): Words {
  if (!record) return { id: 'app.offline' };
  if (record.name === 'wrong_credentials') return { id: 'security.wrongPassword' };
  if (record.name === 'wrong_second_factor') return { id: 'security.wrongCode' };
  if (record.http_status === 429) {
    return { id: 'account.wait', values: { minutes: Math.max(1, Math.ceil((record.extraData?.retryAfter ?? 0) / SECONDS_OF_A_MINUTE)) } };
  }
  if (record.name === 'last_way_in') return { id: 'security.lastWayIn' };
  if (record.name === 'too_many_things') return { id: 'security.tooManyKeys' };
  return { id: 'account.failed' };
}
