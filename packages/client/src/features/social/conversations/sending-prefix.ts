/** Begins the names of what a browser keeps of messages that are on their way: an entry each, so tabs do not write over each other. */
export const sendingPrefix = (userId: string) => `message_sending:${userId}:`;
