/** Stands for the conversation that a first message begins: its draft and its turn have this name. */
export const NEW_TALK = 'new';
