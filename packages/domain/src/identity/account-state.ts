/** What an account is in: `users.state`. Only an active one is seen by anybody. */
export const accountStates = { active: 0, suspended: 1, deactivated: 2, leaving: 3, erasing: 4 } as const;

/** Days in which somebody who deletes their account may come back by logging in. */
export const LEAVING_DAYS = 14;

/** Whether a log-in brings this account back: whoever left it themselves may return, who was suspended may not. */
export function isRestoredByLogIn(state: number): boolean {
  return state === accountStates.active || state === accountStates.deactivated || state === accountStates.leaving;
}
