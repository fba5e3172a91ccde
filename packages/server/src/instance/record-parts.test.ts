import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RecordPart } from '@bowerbird/contract/protocol/records.ts';
import { features } from './features.ts';

const CONTRACT = join(import.meta.dirname, '../../../contract/src');

/** The parts that the contract declares, of which the types of records are composed. */
async function declaredParts(): Promise<RecordPart[]> {
  const files = globSync('*/*/{records,schemas}.ts', { cwd: CONTRACT });
  const modules = await Promise.all(files.map((file) => import(join(CONTRACT, file)) as Promise<Record<string, unknown>>));
  return modules.flatMap((module) => Object.values(module).filter(isPart));
}

function isPart(value: unknown): value is RecordPart {
  return typeof value === 'object' && value !== null && 'giver' in value && 'fields' in value;
}

describe('every part of a record that the contract declares', () => {
  it('is given by one feature, so that the wire has every field of the type', async () => {
    const given = features.flatMap(({ recordParts }) => recordParts ?? []).map(({ part }) => part.giver);
    const declared = (await declaredParts()).map(({ giver }) => giver);
    expect(declared.length).toBeGreaterThan(5);
    expect(given.toSorted()).toEqual(declared.toSorted());
  });
});
