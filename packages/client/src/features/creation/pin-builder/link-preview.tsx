import { useState } from 'react';
import { FindPinImagesResource } from '@bowerbird/contract/pinning/page-pictures/calls.ts';
import type { PagePicture } from '@bowerbird/contract/pinning/page-pictures/schemas.ts';
import { normaliseLink } from '@bowerbird/domain/links.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useResource } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { cut } from './cut-text.ts';
import type { Draft } from './draft.ts';
import styles from './link-preview.module.css';

export interface LinkPreviewProps {
  readonly draft: Draft;
  /** The link of the draft, once its field was left. */
  readonly link: string;
  readonly onChange: (changes: Partial<Draft>) => void;
}

/** What a link leads to: its title, its site and its picture, to be taken over where the draft has none. */
export function LinkPreview({ draft, link, onChange }: LinkPreviewProps) {
  const text = useText();
  const [absent, setAbsent] = useState<string | null>(null);
  const { data, error, loaded } = useResource(FindPinImagesResource.get, { url: link, is_preview: true });
  // A page that does not answer is a link all the same.
  const isEmpty = data?.page.title === '' && data.items.length === 0;
  if (error || isEmpty) return <p className={styles.note}>{text('builder.previewFailed')}</p>;
  if (!loaded || !data) return <p className={styles.note}>{text('builder.previewReading')}</p>;
  const { page, items } = data;
  const clean = normaliseLink(link);
  const site = page.site_name || (typeof clean === 'string' ? '' : clean.domain);
  const picture = items.find(({ media_type: kind, url }) => kind === 'image' && url !== absent);
  const takesTitle = draft.title === '' && page.title !== '';
  const takesPicture = draft.picture.kind === 'none' && picture !== undefined;
  return (
    <div className={styles.preview} role="group" aria-label={text('builder.linkPreview')}>
      {picture && <img src={picture.preview_url} alt="" className={styles.picture} onError={() => setAbsent(picture.url)} />}
      <div className={styles.words}>
        <p className={styles.title} dir="auto">
          {page.title || site}
        </p>
        <p className="small muted">
          <bdi>{site}</bdi>
        </p>
        {(takesTitle || takesPicture) && (
          <div className={styles.acts}>
            {takesTitle && (
              <Button size="small" onClick={() => onChange({ title: cut(page.title, textLimits.pinTitle) })}>
                {text('builder.takeTitle')}
              </Button>
            )}
            {takesPicture && (
              <Button size="small" onClick={() => onChange(pictureOf(picture, draft))}>
                {text('builder.takePicture')}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function pictureOf({ url, preview_url, width, height, alt }: PagePicture, draft: Draft): Partial<Draft> {
  return {
    picture: { kind: 'web', url: preview_url, sourceUrl: url, width: width ?? 0, height: height ?? 0 },
    altText: draft.altText || cut(alt, textLimits.altText),
  };
}
