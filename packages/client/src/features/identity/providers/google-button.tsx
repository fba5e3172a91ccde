import { useEffect, useRef } from 'react';
import { SignInNonceResource } from '@bowerbird/contract/identity/providers/calls.ts';
import type { EntranceSettings } from '@bowerbird/contract/protocol/entrance-settings.ts';
import { useLocale } from '../../../i18n/i18n.tsx';
import { useAction, useAppSelector } from '../../../store/hooks.ts';
import { googleWayOf, loadGoogle, type GoogleIdentity, type GoogleWay } from './google-client.ts';

const ignore = () => {};

/**
 * Google's own button, as wide as ours, and its prompt over the page; nothing where this kind of device is left out
 * (`C4.9`), or where its script does not come: people who did nothing yet are told nothing, unless the page asks for it.
 */
export function GoogleButton({
  google,
  onAnswer,
  onFailure = ignore,
}: {
  google: NonNullable<EntranceSettings['google']>;
  onAnswer: (proof: { google_open_id_token: string }, way: GoogleWay) => Promise<void>;
  onFailure?: () => void;
}) {
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const makeNonce = useAction(SignInNonceResource.create);
  const isDesktop = useAppSelector((state) => state.session.context?.device === 'desktop');
  const isShown = google.devices === 'all' || google.devices === (isDesktop ? 'desktop' : 'mobile');

  useEffect(() => {
    if (!isShown) return;
    let identity: GoogleIdentity | null = null;
    let isWanted = true;
    const start = async () => {
      const [loaded, { nonce }] = await Promise.all([loadGoogle(google.scriptUrl), makeNonce({})]);
      if (!isWanted || !place.current) return;
      identity = loaded;
      loaded.initialize({
        client_id: google.clientId,
        nonce,
        auto_select: false,
        use_fedcm_for_prompt: true,
        callback: ({ credential, select_by }) => void onAnswer({ google_open_id_token: credential }, googleWayOf(select_by)),
      });
      const width = Math.min(400, place.current.clientWidth);
      loaded.renderButton(place.current, { type: 'standard', theme: 'outline', size: 'large', shape: 'pill', locale, width });
      loaded.prompt();
    };
    start().catch(onFailure);
    return () => {
      isWanted = false;
      identity?.cancel();
    };
  }, [google, isShown, locale, makeNonce, onAnswer, onFailure]);
  return isShown ? <div ref={place} data-google /> : null;
}
