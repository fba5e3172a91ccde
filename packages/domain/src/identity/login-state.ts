/** How wholly somebody is signed in: `limited` came in by a mailed link or a remembered device, and changes nothing of the account (`C3.9`). */
export const loginStates = { loggedOut: 0, loggedIn: 1, limited: 2 } as const;
