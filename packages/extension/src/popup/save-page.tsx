import { useState } from 'react';
import { SavedPlacesResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import type { SeenPicture } from '@bowerbird/domain/pinning/page-facts.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { ask, type OpenedFor } from '../lib/asks.ts';
import { call, LoggedOutError } from '../lib/call.ts';
import { text } from '../lib/words.ts';
import { BoardList, type BoardChoice } from './board-list.tsx';
import { EditPin } from './edit-pin.tsx';
import { Icon } from './icon.tsx';
import { PictureChoice } from './picture-choice.tsx';
import { SavedPlaces } from './saved-places.tsx';
import { useLoaded } from './use-loaded.ts';

export interface SavePageProps {
  readonly origin: string;
  readonly opened: OpenedFor;
  readonly onLoggedOut: () => void;
}

type View =
  | { readonly kind: 'places' }
  | { readonly kind: 'save' }
  | { readonly kind: 'pictures' }
  | { readonly kind: 'edit'; readonly pinId: string };

/** Saves a picture of a page, or says where it is kept already. */
export function SavePage({ origin, opened, onLoggedOut }: SavePageProps) {
  const { facts, tabId } = opened;
  const [view, setView] = useState<View>({ kind: 'places' });
  const [chosen, setChosen] = useState(opened.pictureUrl);
  const [typed, setTyped] = useState<string | null>(null);
  const [status, setStatus] = useState<{ words: string; isProblem: boolean; href?: string } | null>(null);
  const [isBusy, setBusy] = useState(false);

  const pictures = withNamed(facts.pictures, opened);
  const picture = pictures.find(({ url }) => url === chosen) ?? pictures[0] ?? null;
  const link = picture?.page ?? facts.url;
  const places = useLoaded(() => call(origin, SavedPlacesResource.get, { link }), `${origin} ${link}`);
  const isKept = (places.value?.length ?? 0) > 0;
  const title = typed ?? cut(facts.title, textLimits.pinTitle);

  const save = async ({ boardId, sectionId, name }: BoardChoice) => {
    if (!picture || isBusy) return;
    setBusy(true);
    setStatus({ words: text('extension.saving'), isProblem: false });
    const description = cut(picture.description, textLimits.pinDescription);
    const altText = cut(picture.alt, textLimits.altText);
    const pin = { origin, tabId, pictureUrl: picture.url, boardId, sectionId, title, description, altText, link };
    const result = await ask<'save'>({ kind: 'save', pin });
    setBusy(false);
    if (result.kind === 'logged_out') return onLoggedOut();
    if (result.kind === 'waits') return setStatus(null);
    if (result.kind === 'full') return setStatus({ words: text('extension.full'), isProblem: true });
    if (result.kind === 'refused') {
      setStatus({ words: text(result.refusal === 'picture' ? 'extension.pictureRefused' : 'extension.failed'), isProblem: true });
      // Its person is told here and has it before them, so the note above need not tell it too.
      await ask<'discard'>({ kind: 'discard', id: result.id });
      return;
    }
    setStatus({ words: text('extension.savedTo', { board: name }), isProblem: false, href: `${origin}/pin/${result.pinId}/` });
    setView({ kind: 'places' });
    places.reload();
  };

  if (places.error instanceof LoggedOutError)
    return (
      <div className="form">
        <p>{text('extension.refused')}</p>
        <button type="button" className="button primary" onClick={onLoggedOut}>
          {text('extension.signInAgain')}
        </button>
      </div>
    );
  if (view.kind === 'edit')
    return (
      <EditPin
        origin={origin}
        pinId={view.pinId}
        onDone={() => {
          places.reload();
          setView({ kind: 'places' });
        }}
      />
    );
  if (view.kind === 'pictures' && picture)
    return (
      <PictureChoice
        pictures={pictures}
        chosen={picture.url}
        onChoose={(url) => {
          setChosen(url);
          setView({ kind: 'save' });
        }}
      />
    );
  const said = status && (
    <p className={status.isProblem ? 'status problem' : 'status'} role={status.isProblem ? 'alert' : 'status'}>
      {status.words}{' '}
      {status.href && (
        <a href={status.href} target="_blank" rel="noreferrer">
          {text('extension.see')}
        </a>
      )}
    </p>
  );
  if (isKept && view.kind === 'places' && places.value)
    return (
      <>
        {said}
        <SavedPlaces
          origin={origin}
          places={places.value}
          onEdit={(pinId) => setView({ kind: 'edit', pinId })}
          onElsewhere={() => {
            setStatus(null);
            setView({ kind: 'save' });
          }}
        />
      </>
    );
  if (facts.nopin !== null) return <p className="note">{facts.nopin || text('extension.nopin')}</p>;
  if (!picture) return <p className="note">{text('extension.noPictures')}</p>;
  return (
    <>
      <div className="preview">
        <img src={picture.url} alt={picture.alt} className="picture" />
        <div className="words">
          <textarea
            rows={2}
            aria-label={text('extension.title')}
            placeholder={text('extension.titleHint')}
            value={title}
            dir="auto"
            maxLength={textLimits.pinTitle}
            onChange={(event) => setTyped(event.currentTarget.value.replaceAll('\n', ' '))}
          />
          {pictures.length > 1 && (
            <p className="count">
              <Icon name="images" size={16} />{' '}
              {text('extension.pictureOf', { number: pictures.indexOf(picture) + 1, count: pictures.length })}
              <button type="button" className="link" onClick={() => setView({ kind: 'pictures' })}>
                {text('extension.others')}
              </button>
            </p>
          )}
        </div>
      </div>
      {said}
      <BoardList origin={origin} isBusy={isBusy} onPick={(choice) => void save(choice)} onLoggedOut={onLoggedOut} />
    </>
  );
}

/** The picture that the window was opened for comes first. So it does where the page has it in no `<img>` large enough. */
function withNamed(pictures: readonly SeenPicture[], { facts, pictureUrl }: OpenedFor): readonly SeenPicture[] {
  if (pictureUrl === null || facts.nopin !== null) return pictures;
  const known = pictures.find(({ url }) => url === pictureUrl);
  if (known) return [known, ...pictures.filter((picture) => picture !== known)];
  return /^https?:/.test(pictureUrl)
    ? [{ url: pictureUrl, width: 0, height: 0, alt: '', description: '', page: facts.url }, ...pictures]
    : pictures;
}

function cut(words: string, limit: number): string {
  return Array.from(words).slice(0, limit).join('').trim();
}
