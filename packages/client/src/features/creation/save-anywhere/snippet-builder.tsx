import { useState } from 'react';
import { normaliseLink } from '@bowerbird/domain/links.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './save-button.module.css';
import { snippetFor, type Snippet } from './snippet.ts';

/** Puts the snippet together that a publisher copies into a page. */
export function SnippetBuilder({ origin }: { origin: string }) {
  const text = useText();
  const [snippet, setSnippet] = useState<Snippet>({ kind: 'hover', isLarge: false, url: '', media: '', description: '' });
  const change = (changes: Partial<Snippet>) => setSnippet({ ...snippet, ...changes });
  const wrong = (address: string) =>
    address.trim() !== '' && typeof normaliseLink(address) === 'string' ? text('saveButton.wrongAddress') : undefined;
  const markup = snippetFor(origin, { ...snippet, url: clean(snippet.url), media: clean(snippet.media) });
  return (
    <div className={styles.builder}>
      <Select
        label={text('saveButton.kind')}
        value={snippet.kind}
        options={[
          { value: 'hover', label: text('saveButton.kindHover') },
          { value: 'any', label: text('saveButton.kindAny') },
          { value: 'one', label: text('saveButton.kindOne') },
        ]}
        onChange={(event) => change({ kind: event.currentTarget.value as Snippet['kind'] })}
      />
      <Select
        label={text('saveButton.size')}
        value={snippet.isLarge ? 'large' : 'small'}
        options={[
          { value: 'small', label: text('saveButton.sizeSmall') },
          { value: 'large', label: text('saveButton.sizeLarge') },
        ]}
        onChange={(event) => change({ isLarge: event.currentTarget.value === 'large' })}
      />
      {snippet.kind === 'one' && (
        <>
          <TextField
            label={text('saveButton.page')}
            value={snippet.url}
            dir="ltr"
            inputMode="url"
            placeholder="https://"
            error={wrong(snippet.url)}
            onChange={(event) => change({ url: event.currentTarget.value })}
          />
          <TextField
            label={text('saveButton.media')}
            value={snippet.media}
            dir="ltr"
            inputMode="url"
            placeholder="https://"
            error={wrong(snippet.media)}
            onChange={(event) => change({ media: event.currentTarget.value })}
          />
          <TextField
            label={text('saveButton.description')}
            value={snippet.description}
            dir="auto"
            onChange={(event) => change({ description: event.currentTarget.value })}
          />
        </>
      )}
      <TextArea
        label={text('saveButton.snippet')}
        readOnly
        rows={4}
        dir="ltr"
        value={markup}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton label={text('saveButton.copySnippet')} words={markup} />
    </div>
  );
}

/** An address as it is kept; what is none is left out. */
function clean(address: string): string {
  const link = normaliseLink(address);
  return address.trim() === '' || typeof link === 'string' ? '' : link.url;
}
