/** Longest texts in characters (decided where the specification is silent); forms and schemas read the same numbers. */
export const textLimits = {
  boardName: 50,
  sectionName: 180,
  boardDescription: 500,
  pinTitle: 100,
  pinDescription: 800,
  altText: 500,
  pinNote: 500,
  boardNote: 500,
  pollQuestion: 100,
  link: 2048,
  comment: 500,
  message: 2000,
  about: 500,
  fullName: 60,
  email: 254,
  username: 30,
  appName: 50,
  passkeyName: 50,
  searchQuery: 200,
  reason: 200,
  report: 500,
  feedback: 2000,
  statement: 1000,
  appeal: 1000,
} as const;

/** Most things a person or a board may have. */
export const countLimits = {
  boardsOfPerson: 2000,
  sectionsOfBoard: 500,
  notesOfBoard: 200,
  pinsOfPerson: 200_000,
  collaboratorsInvitedAtOnce: 20,
  bulkPins: 250,
} as const;
