import { useEffect, useRef, useState } from 'react';
import { answerForPasscodes, isPasscodeNeeded, type PasscodeAsker } from '../../../store/passcode-asker.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';

const PasscodeDialog = lazyPart(async () => (await import('./passcode-dialog.tsx')).PasscodeDialog);

/** What is asked for now (`C4.8`): how the call is tried, and how the question ends without it. */
interface Question {
  readonly submit: (passcode: string) => Promise<void>;
  readonly giveUp: () => void;
}

/** Answers for the protected calls of a page: asks for the passcode, one question after the other. */
export function PasscodeQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    let current: Question | null = null;
    const show = (next: Question | null) => {
      current = next;
      setQuestion(next);
    };
    const ask: PasscodeAsker = <Result,>(retry: (passcode: string) => Promise<Result>, refused: unknown) => {
      const asked = queue.current.then(
        () =>
          new Promise<Result>((resolve, reject) => {
            const submit = (passcode: string) =>
              retry(passcode).then(
                (output) => {
                  resolve(output);
                  show(null);
                },
                (error: unknown) => {
                  // A wrong passcode and too many of them are said in the dialog; of anything else its form speaks.
                  if (isPasscodeNeeded(error) || isLocked(error)) throw error;
                  reject(error);
                  show(null);
                },
              );
            const giveUp = () => {
              reject(refused);
              show(null);
            };
            show({ submit, giveUp });
          }),
      );
      queue.current = asked.catch(() => undefined);
      return asked;
    };
    const stop = answerForPasscodes(ask);
    return () => {
      stop();
      current?.giveUp();
    };
  }, []);
  return question && <PasscodeDialog onSubmit={question.submit} onClose={question.giveUp} />;
}

function isLocked(error: unknown): boolean {
  return (error as { record?: { name?: string } | null }).record?.name === 'locked_for_a_while';
}
