/** The most bytes that one picture may have: 32 MB (decided where the specification is silent). */
export const mostPictureBytes = 32 * 1024 * 1024;
