import { HiddenCommentersResource } from '@bowerbird/contract/social/comments/calls.ts';
import { call } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { removeFromFeed } from '../../../store/feeds/index.ts';
import { PeopleSection, type PeopleList, type Person } from '../../people/blocks/index.ts';

const hidden: PeopleList = {
  endpoint: HiddenCommentersResource.get,
  title: 'blocks.hiddenTitle',
  lead: 'blocks.hiddenLead',
  nobody: 'blocks.nobodyHidden',
  act: 'blocks.showAgain',
  actName: 'blocks.showAgainName',
  takeBack: showAgain,
};

/** Whose comments the person hid, with the way back. */
export function HiddenPeople() {
  return <PeopleSection list={hidden} />;
}

function showAgain({ id }: Person): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { name } = HiddenCommentersResource.get;
    try {
      await dispatch(call(HiddenCommentersResource.delete, { user_id: id }));
      for (const key of Object.keys(getState().resources[name] ?? {})) dispatch(removeFromFeed({ name, key }, [id]));
    } catch (error) {
      dispatch(failureShown(error, 'blocks.failed'));
    }
  };
}
