import { useState } from 'react';
import { ClaimedWebsitesResource } from '@bowerbird/contract/account/claimed-websites/calls.ts';
import type { ClaimedWebsite } from '@bowerbird/contract/account/claimed-websites/schemas.ts';
import { PROOF_FILE, PROOF_NAME, proofMethods, proofText, type ProofMethod } from '@bowerbird/domain/identity/claimed-websites.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Acts, CardRow, RowTitle } from '../../../ui/row-card/row-card.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import styles from '../../../shared/forms/settings-form.module.css';
import { useSave } from '../../../shared/forms/use-save.ts';

const methodWords = {
  FILENAME: { name: 'websites.file', how: 'websites.fileHow' },
  METATAG: { name: 'websites.tag', how: 'websites.tagHow' },
  DNSTXT: { name: 'websites.dns', how: 'websites.dnsHow' },
} as const satisfies Record<ProofMethod, { name: MessageId; how: MessageId }>;

/** A claimed website: verified, or with what is to be published and a look for it. */
export function WebsiteRow({ website, onChange }: { website: ClaimedWebsite; onChange: () => void }) {
  const text = useText();
  const [method, setMethod] = useState<ProofMethod>('METATAG');
  const prove = useSave(ClaimedWebsitesResource.update, onChange);
  const remove = useSave(ClaimedWebsitesResource.delete, onChange);
  const { domain, code, website_id: id, is_verified: isVerified } = website;
  const published = method === 'METATAG' ? `<meta name="${PROOF_NAME}" content="${code}">` : proofText(code);
  return (
    <li className={styles.section}>
      <CardRow>
        <RowTitle grows>
          <bdi>{domain}</bdi>
          <Badge tone={isVerified ? 'good' : 'warning'}>{text(isVerified ? 'settings.verified' : 'settings.notVerified')}</Badge>
        </RowTitle>
        <Button
          size="small"
          disabled={remove.busy}
          aria-label={text('websites.removeOne', { domain })}
          onClick={() => void remove.save({ website_id: id })}
        >
          {text('picture.remove')}
        </Button>
      </CardRow>
      {!isVerified && (
        <>
          <Select
            label={text('websites.method')}
            value={method}
            options={proofMethods.map((value) => ({ value, label: text(methodWords[value].name) }))}
            onChange={(event) => setMethod(proofMethods.find((one) => one === event.currentTarget.value) ?? 'METATAG')}
          />
          <p className="small muted">{text(methodWords[method].how, { file: PROOF_FILE, domain })}</p>
          <code className={styles.code} dir="ltr">
            {published}
          </code>
          <FormFailure words={prove.fields['website'] ? { id: 'websites.notProven' } : prove.failure} />
          <Acts>
            <Button busy={prove.busy} onClick={() => void prove.save({ website_id: id, method })}>
              {text('websites.check')}
            </Button>
          </Acts>
        </>
      )}
    </li>
  );
}
