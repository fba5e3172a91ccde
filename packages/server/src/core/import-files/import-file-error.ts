import type { ImportProblem } from '@bowerbird/domain/creation/imports.ts';

/** A file that cannot be read at all; each reason has its own words for the person. */
export class ImportFileError extends Error {
  readonly problem: ImportProblem;
  /** Where in the file it lies, if that is known. */
  readonly at: { readonly file?: string; readonly line?: number };

  constructor(problem: ImportProblem, { at = {}, ...options }: { cause?: unknown; at?: ImportFileError['at'] } = {}) {
    super(problem, options);
    this.name = 'ImportFileError';
    this.problem = problem;
    this.at = at;
  }
}
