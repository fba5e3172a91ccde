import { CookieConsentResource } from '@bowerbird/contract/identity/cookie-consent/calls.ts';
import type { ChooseCookiesInput } from '@bowerbird/contract/identity/cookie-consent/schemas.ts';
import { useText } from '../../i18n/i18n.tsx';
import type { MessageId } from '../../i18n/message-id.ts';
import { useAction, useAppDispatch, useResource } from '../../store/hooks.ts';
import { resourceKey } from '../../store/resource-key.ts';
import { resourceDataChanged } from '../../store/resources.slice.ts';
import { viewerChanged } from '../../store/session.slice.ts';
import { toastShown } from '../../store/toasts.slice.ts';
import { Button } from '../../ui/button/button.tsx';
import { SkeletonText } from '../../ui/skeleton/skeleton.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import styles from './settings-form.module.css';

const none = {};

const kinds = [
  { name: 'allow_personalization_cookies', label: 'cookies.personalization', hint: 'cookies.personalizationHint' },
  { name: 'allow_analytic_cookies', label: 'cookies.analytics', hint: 'cookies.analyticsHint' },
  { name: 'allow_marketing_cookies', label: 'cookies.marketing', hint: 'cookies.marketingHint' },
] as const satisfies readonly { name: keyof ChooseCookiesInput; label: MessageId; hint: MessageId }[];

/** Every kind at once (`C4.17`). */
function everyKind(allowed: boolean): ChooseCookiesInput {
  return Object.fromEntries(kinds.map(({ name }) => [name, allowed]));
}

/** Consent to the three kinds of cookies: each by itself, all, or none. */
export function CookieChoice() {
  const text = useText();
  const dispatch = useAppDispatch();
  const choose = useAction(CookieConsentResource.update);
  const { data } = useResource(CookieConsentResource.get, none);
  if (!data) return <SkeletonText lines={3} />;

  const show = (consent: typeof data) =>
    dispatch(resourceDataChanged({ name: CookieConsentResource.get.name, key: resourceKey(none), data: consent }));
  const change = async (choice: ChooseCookiesInput) => {
    show({ ...data, ...choice });
    try {
      const kept = await choose(choice);
      show(kept);
      const { is_chosen: _chosen, ...allowed } = kept;
      dispatch(viewerChanged(allowed));
    } catch {
      show(data);
      dispatch(toastShown({ kind: 'error', message: 'settings.notSaved' }));
    }
  };
  return (
    <>
      <div className={styles.card}>
        {kinds.map(({ name, label, hint }) => (
          <Switch
            key={name}
            label={text(label)}
            hint={text(hint)}
            checked={data[name]}
            onChange={(event) => void change({ [name]: event.currentTarget.checked })}
          />
        ))}
      </div>
      <div className={styles.acts}>
        <Button onClick={() => void change(everyKind(true))}>{text('cookies.allowAll')}</Button>
        <Button onClick={() => void change(everyKind(false))}>{text('cookies.rejectAll')}</Button>
      </div>
    </>
  );
}
