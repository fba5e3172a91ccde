import type { TestProject } from 'vitest/node';
import setUpDatabase from '../global-setup.ts';
import { listNullableColumns } from './nullable-columns.ts';
import { readRowTypes, type RowTypes } from './read-row-types.ts';

declare module 'vitest' {
  interface ProvidedContext {
    rowTypes: RowTypes;
    nullableColumns: string[];
  }
}

/** The template database, and what the rows of its statements are compared with. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const drop = await setUpDatabase(project);
  project.provide('rowTypes', readRowTypes());
  project.provide('nullableColumns', await listNullableColumns(project.getProvidedContext().templateUrl));
  return drop;
}
