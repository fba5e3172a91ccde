/** Asks who came in without a password for it, and lets them be here wholly; throws when they give up. */
export type PasswordAsker = (refused: unknown) => Promise<void>;

/** Of the page that is shown in this browser; the server asks nobody. */
let asker: PasswordAsker | null = null;

/** Lets the page of a limited login answer for the acts that need the password; gives back what stops that. */
export function answerForPasswords(ask: PasswordAsker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

/** Makes a call, and once more after the password when it is refused for the lack of that. */
export async function withPassword<Output>(make: () => Promise<Output>): Promise<Output> {
  try {
    return await make();
  } catch (error) {
    if (!asker || (error as { record?: { name?: string } | null }).record?.name !== 'password_needed') throw error;
    await asker(error);
    return make();
  }
}
