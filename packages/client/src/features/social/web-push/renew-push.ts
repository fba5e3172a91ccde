import { PushSubscriptionResource } from '@bowerbird/contract/social/web-push/calls.ts';
import { call } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { isRingingFor, subscribeBrowser, subscribedKey } from './push-browser.ts';

/** In this tab: it looked already. */
const LOOKED = 'pushLooked';

/**
 * Subscribes a browser anew that its person let ring: after a log-in, where the browser dropped its subscription, or where the
 * instance has another key. Once a tab.
 */
export function renewPush(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const userId = getState().session.viewer?.id;
    if (!userId || !isRingingFor(userId) || sessionStorage.getItem(LOOKED) === userId) return;
    sessionStorage.setItem(LOOKED, userId);
    const { public_key: key, devices } = await dispatch(call(PushSubscriptionResource.get, {}));
    if (devices.some((device) => device.is_this_device) && (await subscribedKey()) === key) return;
    await dispatch(call(PushSubscriptionResource.create, await subscribeBrowser(key, userId)));
  };
}
