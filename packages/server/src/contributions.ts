import type { Core } from './core/core.ts';
import type { Database } from './core/database/database.ts';
import type { GivenPart } from './endpoints/record-parts.ts';
import type { ViewerPart } from './identity/viewer/viewer-parts.ts';
import type { DB } from './core/database/schema.generated.ts';

/** Since when somebody else may have been in an account, and the address that its person was told by. */
export interface Intrusion {
  readonly userId: string;
  readonly since: Date;
  readonly email: string;
  /** `first_proof`: the address is proven for the first time. Only ways in go then, since an honest person may have made the rest. */
  readonly reason: 'not_me' | 'first_proof';
}

/** Says that a feature's rows are not exported. The answer is required, so that no feature forgets it. */
export const nothingToExport = async (): Promise<Record<string, unknown>> => ({});

/** Says that a feature's rows let no intruder in. */
export const nothingToTakeBack = async (): Promise<void> => {};

/** What identity asks of every feature with rows of people, and what others may answer too. */
interface PersonalData {
  /** The tables whose rows belong to people; a test compares them with the database. */
  readonly owns: readonly (keyof DB)[];
  /** Contribution point of identity: takes everything that a person owns here out of tables and files. */
  readonly erase: (core: Core, userId: string) => Promise<void>;
  /** Contribution point of identity: everything that a person owns here, for the download of their data. */
  readonly export: (core: Core, userId: string) => Promise<Record<string, unknown>>;
  /** Contribution point of identity: takes back what somebody else may have put into an account. */
  readonly takeBack: (db: Database, intrusion: Intrusion) => Promise<void>;
}

/** A feature that owns tables answers for all of it: a part that it leaves out does not compile. */
export type Ownership = PersonalData | (Partial<Omit<PersonalData, 'owns'>> & { readonly owns?: never });

/** What a feature adds to the parts that lower areas declare; collected at boot, read from `core.contributions`. */
export type Contributions = Ownership & OtherContributions;

interface OtherContributions {
  readonly name: string;
  /** Contribution point of the endpoints: throws unless `passcode`, as it was sent, opens this account's protected calls (`C6.6`). */
  readonly requirePasscode?: (core: Core, userId: string, passcode: unknown) => Promise<void>;
  /** Contribution point of identity: what this feature knows of the viewer record (`C3.9`). */
  readonly viewerPart?: ViewerPart;
  /** Contribution point of identity: the files that go with it, by their name in the archive and their place on disk. */
  readonly exportFiles?: (core: Core, userId: string) => Promise<readonly { readonly name: string; readonly path: string }[]>;
  /** The parts of records that this feature gives. */
  readonly recordParts?: readonly GivenPart[];
}
