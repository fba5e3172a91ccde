import { decisions, type Decision } from '@bowerbird/domain/social/moderation.ts';

/** What a moderator chose about a case. */
export interface Choice {
  readonly decision: Decision;
  readonly covers: boolean;
  readonly blocks: boolean;
}

export const NO_CHOICE: Choice = { decision: 'nothing', covers: false, blocks: false };

/** The choice that a moderator took back, kept in this tab until they decide again. */
export interface KeptChoice {
  read(): Choice;
  keep(choice: Choice): void;
}

export function keptChoiceOf(viewerId: string, caseId: string): KeptChoice {
  const key = `choice:${viewerId}:${caseId}`;
  return {
    read: () => {
      const [decision, covers, blocks] = (sessionStorage.getItem(key) ?? '').split(' ');
      const known = decisions.find((one) => one === decision);
      return known === undefined ? NO_CHOICE : { decision: known, covers: covers === 'true', blocks: blocks === 'true' };
    },
    keep: ({ decision, covers, blocks }) => {
      if (decision === 'nothing') sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, `${decision} ${covers} ${blocks}`);
    },
  };
}
