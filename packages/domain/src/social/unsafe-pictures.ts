/** A picture that the classifier rates as high as this is put before a moderator, and blurred for those who want that. */
export const unsafeScore = 0.85;
