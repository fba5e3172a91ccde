import type { ChooseCookiesInput } from '@bowerbird/contract/identity/cookie-consent/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Acts, RowCard } from '../../../ui/row-card/row-card.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { everyKind, useConsent } from './use-consent.ts';

const kinds = [
  { name: 'allow_personalization_cookies', label: 'cookies.personalization', hint: 'cookies.personalizationHint' },
  { name: 'allow_analytic_cookies', label: 'cookies.analytics', hint: 'cookies.analyticsHint' },
  { name: 'allow_marketing_cookies', label: 'cookies.marketing', hint: 'cookies.marketingHint' },
] as const satisfies readonly { name: keyof ChooseCookiesInput; label: MessageId; hint: MessageId }[];

/** Consent to the three kinds of cookies: each by itself, all, or none. */
export function CookieChoice() {
  const text = useText();
  const [consent, change] = useConsent();
  if (!consent) return <SkeletonText lines={3} />;
  return (
    <>
      <RowCard>
        {kinds.map(({ name, label, hint }) => (
          <Switch
            key={name}
            label={text(label)}
            hint={text(hint)}
            checked={consent[name]}
            onChange={(event) => void change({ [name]: event.currentTarget.checked })}
          />
        ))}
      </RowCard>
      <Acts>
        <Button onClick={() => void change(everyKind(true))}>{text('cookies.allowAll')}</Button>
        <Button onClick={() => void change(everyKind(false))}>{text('cookies.rejectAll')}</Button>
      </Acts>
    </>
  );
}
