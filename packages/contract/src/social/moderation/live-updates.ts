declare module '../../protocol/live-updates.ts' {
  interface LiveUpdates {
    /** A case began, or became another one: it was reported again, taken, decided or appealed. Only moderators are told. */
    'case.changed': CaseTold;
  }
}

export interface CaseTold {
  readonly caseId: string;
}
