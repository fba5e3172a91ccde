/**
 * Asks the person for the parental passcode and makes the call again with each try. It ends when one goes through or they give
 * up.
 */
export type PasscodeAsker = <Output>(retry: (passcode: string) => Promise<Output>, refused: unknown) => Promise<Output>;

/** Of the page that is shown in this browser; the server asks nobody. */
let asker: PasscodeAsker | null = null;

/** Lets a page that can ask (`C4.8`) answer for the calls that need a passcode; gives back what stops that. */
export function answerForPasscodes(ask: PasscodeAsker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

/** Makes a protected call (`C6.6`), a second time with the passcode when it is refused for the lack of one. */
export async function withPasscode<Output>(make: (more: { passcode?: string }) => Promise<Output>): Promise<Output> {
  try {
    return await make({});
  } catch (error) {
    if (!asker || !isPasscodeNeeded(error)) throw error;
    return asker((passcode) => make({ passcode }), error);
  }
}

/** Whether a call failed for the lack of the right passcode. */
export function isPasscodeNeeded(error: unknown): boolean {
  return (error as { record?: { name?: string } | null }).record?.name === 'passcode_needed';
}
