import type { TestProject } from 'vitest/node';
import { makeTemplate } from '../template.ts';
import { listNullableColumns } from './nullable-columns.ts';
import { readRowTypes, type RowTypes } from './read-row-types.ts';

declare module 'vitest' {
  interface ProvidedContext {
    rowTypes: RowTypes;
    nullableColumns: string[];
  }
}

/** The template database with a clock that tests can set, and what the rows of its statements are compared with. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { templateUrl, drop } = await makeTemplate({ hasShiftedClock: true });
  project.provide('templateUrl', templateUrl);
  project.provide('rowTypes', readRowTypes());
  project.provide('nullableColumns', await listNullableColumns(templateUrl));
  return drop;
}
