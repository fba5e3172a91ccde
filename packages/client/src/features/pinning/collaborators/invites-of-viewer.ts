import { BoardInvitesResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import { useResource } from '../../../store/hooks.ts';

const options = { page_size: 10 };

/** The boards that the viewer is asked to keep together, the newest first. */
export const useInvites = () => useResource(BoardInvitesResource.get, options);

/** Whether an invite of the viewer waits for an answer, as far as the page knows. */
export function useIsInvited(boardId: string): boolean {
  const { data, isAtEnd } = useInvites();
  return !data || !isAtEnd || data.some(({ board_id }) => board_id === boardId);
}
