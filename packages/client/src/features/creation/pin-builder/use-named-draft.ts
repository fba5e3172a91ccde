import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { DraftsInHand } from './use-drafts.ts';

/** Opens the draft that an address names by its id on the server (`/pin-builder/?draft=`), once it is here. */
export function useNamedDraft(hand: DraftsInHand): void {
  const navigate = useNavigate();
  const asked = useSearchParams()[0].get('draft');
  const named = asked === null ? undefined : hand.drafts.find(({ id }) => hand.kept.sync?.baseOf(id)?.serverId === asked);
  const id = named?.id;
  const { select } = hand;
  useEffect(() => {
    if (id === undefined) return;
    select(id);
    void navigate('/pin-builder/', { replace: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it is opened once; both only act.
  }, [id]);
}
