/** How long the parts of a topic may be, and how many there are. */
export const topicLimits = { slug: 60, name: 60, word: 60, words: 100, wordsTogether: 2, topics: 1_000 } as const;
