import { use, useCallback, useEffect, useRef } from 'react';
import { LineTokenResource, SignInNonceResource } from '@bowerbird/contract/identity/providers/calls.ts';
import type { EntranceSettings } from '@bowerbird/contract/protocol/entrance-settings.ts';
import { useAction } from '../../../store/hooks.ts';
import { EntranceSearch } from '../entrance/index.ts';
import { readFacebookId } from './facebook-id.ts';
import type { ProviderProof } from './provider-proof.ts';
import { facebookDialog, lineDialog, readReturn, type ReturnPath } from './provider-redirect.ts';

/** What happens once somebody is back: with a proof, turned away, or with something that failed. */
export interface ProviderTrip {
  readonly onProof: (proof: ProviderProof) => Promise<void> | void;
  readonly onTurnedAway: () => void;
  readonly onFailure: (error: unknown) => void;
}

/** Sends people to a provider's own page, and takes up what they came back to this page with; each function is to stay the same. */
export function useProviderTrip(
  { facebook, line }: Pick<EntranceSettings, 'facebook' | 'line'>,
  returnTo: ReturnPath,
  { onProof, onTurnedAway, onFailure }: ProviderTrip,
): (provider: 'facebook' | 'line') => void {
  const makeNonce = useAction(SignInNonceResource.create);
  const exchangeCode = useAction(LineTokenResource.create);

  const over = use(EntranceSearch);
  const hasReturned = useRef(false);
  useEffect(() => {
    // Also where effects run twice: what came back is there once.
    if (hasReturned.current) return;
    hasReturned.current = true;
    const back = readReturn(returnTo);
    if (back?.provider === 'none') onTurnedAway();
    else if (back?.provider === 'line') exchangeCode({ code: back.code, return_to: returnTo }).then(onProof, onFailure);
    else if (back?.provider === 'facebook' && facebook) {
      const { token } = back;
      readFacebookId(facebook, token).then((id) => onProof({ facebook_id: id, facebook_token: token }), onFailure);
    }
  }, [exchangeCode, facebook, onFailure, onProof, onTurnedAway, returnTo]);

  return useCallback(
    (provider) => {
      const back = { returnTo, search: over ?? window.location.search };
      if (provider === 'facebook' && facebook) window.location.assign(facebookDialog(facebook, back));
      if (provider === 'line' && line) {
        makeNonce({}).then(({ nonce }) => window.location.assign(lineDialog(line, nonce, back)), onFailure);
      }
    },
    [facebook, line, makeNonce, onFailure, over, returnTo],
  );
}
