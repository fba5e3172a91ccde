import type { TestProject } from 'vitest/node';
import { makeTemplate } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string;
  }
}

/** Makes one migrated template database for the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { templateUrl, drop } = await makeTemplate();
  project.provide('templateUrl', templateUrl);
  return drop;
}
