import { ClaimedWebsitesResource } from '@bowerbird/contract/account/claimed-websites/calls.ts';
import { claimableDomain } from '@bowerbird/domain/identity/claimed-websites.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useResource } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Acts, RowCard } from '../../../ui/row-card/row-card.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import styles from '../../../shared/forms/settings-form.module.css';
import { useForm } from '../../../shared/forms/use-form.ts';
import { WebsiteRow } from './website-row.tsx';

const none = {};

/** The websites that the person says are theirs, and how each is proven. */
export function Websites() {
  const text = useText();
  const { data: websites, refresh } = useResource(ClaimedWebsitesResource.get, none);
  const { form, errorOf, failure, busy } = useForm({
    endpoint: ClaimedWebsitesResource.create,
    fields: ['website'],
    read: (typed) =>
      claimableDomain(typed.raw('website')) === null
        ? { wrong: { website: { id: 'settings.websiteFormat' } } }
        : { input: { website: typed.raw('website') } },
    wordsFor: () => ({ id: 'settings.websiteFormat' }),
    onDone: (_website, _input, filled) => {
      filled.reset();
      void refresh();
    },
  });

  return (
    <>
      {websites && websites.length > 0 && (
        <RowCard as="ul">
          {websites.map((website) => (
            <WebsiteRow key={website.website_id} website={website} onChange={() => void refresh()} />
          ))}
        </RowCard>
      )}
      <form {...form} className={styles.form} aria-label={text('websites.claim')}>
        <TextField
          label={text('settings.website')}
          name="website"
          type="url"
          inputMode="url"
          dir="ltr"
          placeholder="example.org"
          error={errorOf('website')}
        />
        <FormFailure words={failure} />
        <Acts>
          <Button type="submit" variant="primary" busy={busy}>
            {text('websites.claim')}
          </Button>
        </Acts>
      </form>
    </>
  );
}
