import { useState, type FormEvent } from 'react';
import type { PagePicture } from '@bowerbird/contract/pinning/page-pictures/schemas.ts';
import { FindPinImagesResource } from '@bowerbird/contract/pinning/page-pictures/calls.ts';
import { completeLink } from '@bowerbird/domain/links.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { wrongLink } from '../../../i18n/wrong-link.ts';
import { useResource } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlays.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { wordsForPage } from './refusals.ts';
import { WebPictures } from './web-pictures.tsx';
import styles from './web-page-dialog.module.css';

export interface WebPageDialogProps {
  /** The address to begin with; it is read at once when there is one. */
  readonly address: string;
  readonly onAdd: (pictures: readonly PagePicture[], pageUrl: string) => void;
  /** Takes the address of a page whose pictures cannot be had. */
  readonly onKeep: (address: string) => void;
  readonly onClose: () => void;
}

/** Asks for the address of a page, shows its pictures, and lets some be chosen. */
export function WebPageDialog({ address, onAdd, onKeep, onClose }: WebPageDialogProps) {
  const text = useText();
  const [typed, setTyped] = useState(address);
  const [asked, setAsked] = useState(address);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const found = useResource(FindPinImagesResource.get, asked === '' ? null : { url: asked });
  const { items, page } = found.data ?? { items: [], page: null };
  const isSearching = asked !== '' && !found.loaded && !found.error;

  const search = (event: FormEvent) => {
    event.preventDefault();
    const wanted = completeLink(typed);
    setChosen(new Set());
    setTyped(wanted);
    if (wanted === asked && found.error) return void found.refresh();
    setAsked(wanted);
  };
  const toggle = (url: string) =>
    setChosen((before) => (before.has(url) ? new Set([...before].filter((other) => other !== url)) : new Set([...before, url])));
  const add = () => {
    onAdd(
      items.filter(({ url }) => chosen.has(url)),
      page?.canonical_url ?? asked,
    );
    onClose();
  };

  const keep = () => {
    onKeep(asked);
    onClose();
  };
  const isNothing = found.loaded && items.length === 0;
  const error = found.error ? text(wordsForPage(found.error.record)) : isNothing ? text('builder.webNothing') : undefined;
  const canKeep = error !== undefined && wrongLink(asked) === undefined;
  return (
    <Dialog
      size="wide"
      title={text('builder.fromWeb')}
      closeLabel={text('app.close')}
      // What somebody pasted or shared is not lost with the dialog; what was typed here can be typed again.
      onClose={canKeep && asked === address ? keep : onClose}
      actions={
        items.length > 0 && (
          <Button variant="primary" disabled={chosen.size === 0} onClick={add}>
            {text('builder.addChosen', { count: chosen.size })}
          </Button>
        )
      }
    >
      <form className={styles.form} noValidate onSubmit={search}>
        <TextField
          label={text('builder.webAddress')}
          hint={text('builder.webHint')}
          error={error}
          value={typed}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          autoFocus
          dir="ltr"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" disabled={typed.trim() === '' || isSearching} busy={isSearching}>
          {text('builder.webShow')}
        </Button>
      </form>
      <div aria-live="polite" className={styles.results}>
        {isSearching && (
          <p className={styles.searching}>
            <Spinner label={text('app.loading')} size={24} /> {text('builder.webReading')}
          </p>
        )}
        {canKeep && (
          <div className={styles.keep}>
            <Button onClick={keep}>{text('builder.ownPicture')}</Button>
            <p className={styles.keepHint}>{text('builder.ownPictureHint')}</p>
          </div>
        )}
        {items.length > 0 && <WebPictures pictures={items} chosen={chosen} onToggle={toggle} />}
      </div>
    </Dialog>
  );
}
