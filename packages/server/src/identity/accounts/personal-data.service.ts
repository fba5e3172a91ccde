import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/database/database.ts';
import type { DB } from '../../core/database/schema.generated.ts';

declare module '../../core/contributions.ts' {
  interface Contributions {
    readonly personalData?: PersonalData;
  }
}

/** What a feature keeps of people. It answers for all of it: an answer that it leaves out does not compile. */
export interface PersonalData {
  /** The tables whose rows belong to people; a test compares them with the database. */
  readonly tables: readonly (keyof DB)[];
  /** Takes everything that a person owns here out of tables and files. Safe to run again. */
  readonly erase: (core: Core, userId: string) => Promise<void>;
  /** Everything that a person owns here, for the download of their data. */
  readonly export: (core: Core, userId: string) => Promise<Record<string, unknown>>;
  /** The files that go with it, by their name in the archive and their place on disk. */
  readonly exportFiles?: (core: Core, userId: string) => Promise<readonly { readonly name: string; readonly path: string }[]>;
  /** Reverts what somebody else may have put into an account. */
  readonly revertIntrusion: (db: Database, intrusion: Intrusion) => Promise<void>;
}

/** Since when somebody else may have been in an account, and the address that its person was told by. */
export interface Intrusion {
  readonly userId: string;
  readonly since: Date;
  readonly email: string;
  /** `first_proof`: the address is proven for the first time. Only ways in go then, since an honest person may have made the rest. */
  readonly reason: 'not_me' | 'first_proof';
}

/** Says that a feature's rows go with those of another. */
export const nothingToErase = async (): Promise<void> => {};

/** Says that a feature's rows are not exported. */
export const nothingToExport = async (): Promise<Record<string, unknown>> => ({});

/** Says that a feature's rows let no intruder in. */
export const nothingToRevert = async (): Promise<void> => {};

/** Takes a person out: what every feature keeps of them, highest area first, the account itself last. Safe to run again. */
export async function eraseAccount(core: Core, userId: string): Promise<void> {
  for (const { personalData } of core.contributions.toReversed()) await personalData?.erase(core, userId);
}

/** Everything that the instance keeps of a person, by feature. */
export async function exportAccount(core: Core, userId: string): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {};
  for (const { name, personalData } of core.contributions) {
    if (personalData && personalData.export !== nothingToExport) data[name] = await personalData.export(core, userId);
  }
  return data;
}

/** Reverts in every feature what somebody else may have put into an account. */
export async function revertIntrusion(core: Pick<Core, 'contributions'>, db: Database, intrusion: Intrusion): Promise<void> {
  for (const { personalData } of core.contributions) await personalData?.revertIntrusion(db, intrusion);
}
