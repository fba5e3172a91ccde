import { useParams } from 'react-router';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { useEntity, useResource } from '../../store/hooks.ts';
import { boardOptions } from './board-options.ts';

/** The board that the page's address names; undefined while it is on its way. */
export function useBoard() {
  const { username = '', slug = '' } = useParams();
  const resource = useResource(BoardResource.get, boardOptions(username, slug));
  return useEntity(resource.data);
}
