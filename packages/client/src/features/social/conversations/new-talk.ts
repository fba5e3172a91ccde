/** Stands for the conversation that a first message begins: its draft and its turn have this name. */
export const NEW_TALK = 'new';

/** Keeps what is typed in a new message. Words for one person never stand before another. */
export const newDraftOf = (to: string | undefined) => (to === undefined ? NEW_TALK : `${NEW_TALK}:${to}`);

/** The same of a refused message that is changed. */
export const againDraftOf = (key: string) => newDraftOf(`again:${key}`);
