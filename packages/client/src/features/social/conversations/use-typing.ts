import { useEffect, useRef, useState } from 'react';
import { tellTyping } from '@bowerbird/contract/social/conversations/calls.ts';
import { call } from '../../../store/call.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';

/** Milliseconds between two times that the others are told, and how long they believe it. */
const TOLD_EVERY = 4_000;
const BELIEVED_FOR = 6_000;

/** Tells the others that the viewer types, now and then. */
export function useTellTyping(conversationId: string): (typed: string) => void {
  const dispatch = useAppDispatch();
  const told = useRef(0);
  return (typed) => {
    const now = Date.now();
    if (typed.trim() === '' || now - told.current < TOLD_EVERY) return;
    told.current = now;
    void dispatch(call(tellTyping, { id: conversationId })).catch(() => undefined);
  };
}

/** Who types in a conversation just now; nobody some seconds after the last word of it. */
export function useTyping(conversationId: string): string | null {
  const typing = useAppSelector((state) => state.talk.typing[conversationId]);
  const [over, setOver] = useState<typeof typing>();
  useEffect(() => {
    if (!typing) return;
    const timer = setTimeout(() => setOver(typing), Math.max(0, typing.at + BELIEVED_FOR - Date.now()));
    return () => clearTimeout(timer);
  }, [typing]);
  return typing && typing !== over ? typing.userId : null;
}
