import type { ImportProblem } from '@bowerbird/domain/creation/imports.ts';

/** A file that cannot be read at all; each reason has its own words for the person. */
export class ImportFileError extends Error {
  readonly problem: ImportProblem;

  constructor(problem: ImportProblem, options: { cause?: unknown } = {}) {
    super(problem, options);
    this.name = 'ImportFileError';
    this.problem = problem;
  }
}
