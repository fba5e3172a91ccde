/** Most people of a conversation, the one who begins it among them. */
export const MOST_PEOPLE = 10;

/** So many days a message waits for an account that has the address to which it was written. */
export const ADDRESS_DAYS = 60;

/** Longest name of a group, in characters. */
export const GROUP_NAME_LENGTH = 50;

/** How somebody answers to a request. */
export const requestActions = ['accept', 'decline', 'block'] as const;
export type RequestAction = (typeof requestActions)[number];
