import { BoardCollaboratorsResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import { afterUpdate, type LiveEffect } from '../../../shared/live/live-effects.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';

/** Somebody may have joined or left. */
const refetchPeople = (): AppThunk => (dispatch) => void dispatch(resourceInvalidated({ name: BoardCollaboratorsResource.get.name }));

const effects: readonly LiveEffect[] = [afterUpdate('board.changed', refetchPeople), afterUpdate('reset', refetchPeople)];
export default effects;
