import type { SavedPlace } from '@bowerbird/contract/pinning/saves/schemas.ts';
import { locale, text } from '../lib/words.ts';
import { Arch } from './arch.tsx';
import { Icon } from './icon.tsx';

export interface SavedPlacesProps {
  readonly origin: string;
  readonly places: readonly SavedPlace[];
  readonly onEdit: (pinId: string) => void;
  readonly onElsewhere: () => void;
}

/** Says where something of this page is kept already. */
export function SavedPlaces({ origin, places, onEdit, onElsewhere }: SavedPlacesProps) {
  const newest = places[0]!;
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(new Date(newest.created_at));
  return (
    <>
      <div className="preview">
        <span className="kept">
          <img src={new URL(newest.image_url, origin).href} alt="" className="picture" />
          <span className="tick">
            <Icon name="check" size={16} />
          </span>
        </span>
        <div className="words">
          <h1>{text('extension.haveIt')}</h1>
          <p className="muted">{text('extension.savedOn', { day })}</p>
        </div>
      </div>
      <ul className="places">
        {places.map(({ pin_id: pinId, board, section, image_url: image }) => (
          <li key={pinId} className="row">
            <a href={`${origin}/pin/${pinId}/`} target="_blank" rel="noreferrer" className="place">
              <Arch origin={origin} urls={[image]} />
              <span className="name">
                <bdi>{section?.title ?? board.name}</bdi>
                <span className="hint">
                  {section ? text('extension.inBoard', { board: board.name }) : board.privacy === 'secret' && text('extension.secret')}
                </span>
              </span>
              <span className="here">
                <span className="blue" aria-hidden="true" /> {text('extension.savedHere')}
              </span>
            </a>
            {places.length > 1 && (
              <button
                type="button"
                className="round"
                aria-label={text('extension.editOne', { board: board.name })}
                onClick={() => onEdit(pinId)}
              >
                <Icon name="pencil" size={18} />
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className="acts wide">
        {places.length === 1 && (
          <button type="button" className="button" onClick={() => onEdit(newest.pin_id)}>
            <Icon name="pencil" /> {text('extension.edit')}
          </button>
        )}
        <button type="button" className="button" onClick={onElsewhere}>
          {text('extension.elsewhere')}
        </button>
      </div>
    </>
  );
}
