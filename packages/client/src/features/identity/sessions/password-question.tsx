import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../../store/hooks.ts';
import { answerForPasswords } from '../../../store/password-asker.ts';
import { sessionKnown } from '../../../store/session.slice.ts';
import { PasswordDialog } from './password-dialog.tsx';

/** How the question ends: the act goes on, or it fails as it did. */
interface Question {
  readonly goOn: () => void;
  readonly giveUp: () => void;
}

/** Asks for the password of a limited login as soon as an act needs it; acts that come meanwhile wait for the same answer. */
export function PasswordQuestion() {
  const dispatch = useAppDispatch();
  const [question, setQuestion] = useState<Question | null>(null);

  useEffect(() => {
    let asked: Promise<void> | null = null;
    let giveUp = () => {};
    const stop = answerForPasswords((refused) => {
      asked ??= new Promise<void>((resolve, reject) => {
        const over = () => {
          asked = null;
          setQuestion(null);
        };
        giveUp = () => {
          over();
          reject(refused);
        };
        const goOn = () => {
          over();
          resolve();
        };
        setQuestion({ goOn, giveUp });
      });
      return asked;
    });
    return () => {
      stop();
      giveUp();
    };
  }, []);
  if (!question) return null;
  return (
    <PasswordDialog
      goesTo={(viewer) => {
        question.goOn();
        dispatch(sessionKnown({ viewer }));
      }}
      onClose={question.giveUp}
    />
  );
}
