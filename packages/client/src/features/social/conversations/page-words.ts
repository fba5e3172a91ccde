/** What a page is that a message leads to, where its address is not shown. */
export const pageWords = { topic: 'messages.aTopic', article: 'messages.aStory' } as const;
