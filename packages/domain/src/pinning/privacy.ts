/** The privacy of a board by its number: everybody; by link; owner and collaborators only. */
export const privacies = ['public', 'protected', 'secret'] as const;

export type BoardPrivacy = (typeof privacies)[number];

/** The name of a privacy number; an unknown one is secret, the safe side. */
export function privacyName(number: number): BoardPrivacy {
  return privacies[number] ?? 'secret';
}

/** The number under which a privacy rests. */
export function privacyNumber(name: BoardPrivacy): number {
  return privacies.indexOf(name);
}

/** How long a deleted pin, section or board can be brought back by its owner, in seconds (people are shown 10). */
export const undoSeconds = 60;
