import { useState } from 'react';
import type { PagePicture } from '@bowerbird/contract/pinning/page-pictures/schemas.ts';
import { countCharacters } from '@bowerbird/domain/clean-text.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { tooLong } from '../../../i18n/too-long.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { builderPath } from '../pin-builder/index.ts';
import styles from './save-window.module.css';
import type { FoundForSave } from './use-found-pictures.ts';

export interface PinWordsProps {
  readonly found: FoundForSave;
  readonly picture: PagePicture | null;
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly onChange: (changes: { title?: string; description?: string }) => void;
  readonly onOthers: () => void;
}

/** The picture that is to be saved, where it comes from, and what is said of it. */
export function PinWords({ found, picture, address, title, description, onChange, onOthers }: PinWordsProps) {
  const text = useText();
  // A site may refuse its picture to others: a quiet sign stands there, not the browser's torn one.
  const [missing, setMissing] = useState<string | null>(null);
  const long = (words: string, limit: number) => {
    const problem = countCharacters(words) > limit ? tooLong(words, limit) : null;
    return problem ? text(problem.id, problem.values) : undefined;
  };
  // A site that wants nothing of it saved is not gone round.
  const canKeep = found.problem !== null && found.page?.nopin == null;
  const isRefused = picture !== null && picture.preview_url === missing;
  const at = picture ? found.pictures.indexOf(picture) + 1 : 0;
  return (
    <div className={styles.words}>
      <div className={styles.picture}>
        {picture && !isRefused && <img src={picture.preview_url} alt={picture.alt} onError={() => setMissing(picture.preview_url)} />}
        {isRefused && <Icon name="image-square" size={28} />}
      </div>
      <div className={styles.fields}>
        <TextArea
          label={text('builder.titleLabel')}
          labelHidden
          rows={2}
          placeholder={text('builder.titleHint')}
          value={title}
          error={long(title, textLimits.pinTitle)}
          dir={title === '' ? undefined : 'auto'}
          onChange={(event) => onChange({ title: event.currentTarget.value.replaceAll('\n', ' ') })}
        />
        {found.pictures.length > 1 && (
          <p className={styles.count}>
            <Icon name="images" size={16} />
            <span>{text('saveWindow.pictureOf', { number: at, count: found.pictures.length })}</span>
            <button type="button" className={styles.others} onClick={onOthers}>
              {text('saveWindow.others')}
            </button>
          </p>
        )}
        <p className={styles.address} dir="ltr">
          <bdi>{hostOf(address)}</bdi>
        </p>
      </div>
      <div className={styles.wide}>
        <p className={styles.note} role="status">
          {found.isSearching && text('builder.webReading')}
          {found.problem}
        </p>
        {isRefused && (
          <p className={styles.note} role="alert">
            {text('saveWindow.siteRefuses', { site: hostOf(picture.url) })}{' '}
            {found.pictures.length > 1 && (
              <>
                <button type="button" className={styles.others} onClick={onOthers}>
                  {text('saveWindow.chooseOther')}
                </button>
                {' · '}
              </>
            )}
            <a href="/save-button/" target="_blank" rel="noopener" className={styles.others}>
              {text('saveWindow.useExtension')}
            </a>
          </p>
        )}
        {(picture || canKeep) && (
          <TextArea
            label={text('builder.descriptionLabel')}
            labelHidden
            rows={1}
            placeholder={text('builder.descriptionHint')}
            value={description}
            error={long(description, textLimits.pinDescription)}
            dir={description === '' ? undefined : 'auto'}
            onChange={(event) => onChange({ description: event.currentTarget.value })}
          />
        )}
        {canKeep && (
          <>
            <div className={styles.ways}>
              <ButtonLink variant="primary" href={builderPath({ link: address, title, description })}>
                {text('builder.ownPicture')}
              </ButtonLink>
              {found.page === null && <Button onClick={found.again}>{text('app.tryAgain')}</Button>}
            </div>
            <p className={styles.note}>{text('builder.ownPictureHint')}</p>
          </>
        )}
      </div>
    </div>
  );
}

function hostOf(address: string): string {
  return URL.parse(address)?.hostname.replace(/^www\./, '') ?? '';
}
