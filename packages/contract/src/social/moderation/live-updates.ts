declare module '../../protocol/live-updates.ts' {
  interface LiveUpdates {
    /** A case began, or became another one: it was reported again, taken, decided or appealed. Only moderators are told. */
    'case.changed': CaseTold;
    /** The person is told of a decision about something of theirs, or their appeal was answered. */
    'decision.changed': CaseTold;
  }
}

export interface CaseTold {
  readonly caseId: string;
}

export type DecisionUpdate = 'decision.changed';
