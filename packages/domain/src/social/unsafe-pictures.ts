/** A picture that the classifier rates as high as this goes to a moderator. It is blurred for those who want that. */
export const unsafeScore = 0.85;
