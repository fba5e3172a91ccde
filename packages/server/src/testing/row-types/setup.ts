import { afterAll, inject } from 'vitest';
import { observeStatements } from '../../core/database/observe-statements.ts';
import { createRowCheck, type RowCheck } from './check-rows.ts';

declare global {
  var rowCheck: RowCheck | undefined;
}

// Files share their worker; what one of them ran need not be compared again.
globalThis.rowCheck ??= createRowCheck(inject('rowTypes'), new Set(inject('nullableColumns')));
const check = globalThis.rowCheck;
observeStatements(check);

afterAll(() => {
  const problems = check.takeProblems();
  if (problems.length > 0) throw new Error(`Statements give other rows than their types say:\n${problems.join('\n')}`);
});
