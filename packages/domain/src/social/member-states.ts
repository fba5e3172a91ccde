/** What somebody is in a conversation; who is kept out was blocked when it began and knows nothing of it. */
export const memberStates = { joined: 0, asked: 1, declined: 2, left: 3, keptOut: 4 } as const;
