import { useState } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { useAppDispatch, useViewer } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { StoredBoard } from '../boards/index.ts';
import { askToJoin } from './collaborator-acts.ts';

/** Asks to be let in to a board that people keep together; a second press takes it back. */
export function JoinButton({ board }: { board: StoredBoard }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const viewer = useViewer();
  const [busy, setBusy] = useState(false);
  const isMember = (board.access?.length ?? 0) > 0;
  if (!viewer || isMember || board.viewer_is_invited || !board.isCollaborative) return null;
  const hasAsked = board.viewer_collaborator_join_requested ?? false;
  const press = async () => {
    setBusy(true);
    await dispatch(askToJoin(board.id, !hasAsked));
    setBusy(false);
  };
  return (
    <Button aria-pressed={hasAsked} busy={busy} onClick={() => void press()}>
      {text(hasAsked ? 'collaborators.hasAsked' : 'collaborators.askToJoin')}
    </Button>
  );
}
