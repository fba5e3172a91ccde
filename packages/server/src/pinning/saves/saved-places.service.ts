import type { SavedPlace, SavedPlacesInput } from '@bowerbird/contract/pinning/saves/schemas.ts';
import { normaliseLink } from '@bowerbird/domain/links.ts';
import { imagesOf } from '@bowerbird/domain/media/renditions.ts';
import { privacyName } from '@bowerbird/domain/pinning/privacy.ts';
import { boardUrl, hexColor } from '../boards/index.ts';
import { guardPin, type ActContext } from '../pins/index.ts';
import { selectSavedPlaces, type SavedPlaceRow } from './saved-places.queries.ts';

/** Where the viewer keeps a picture or something of a page; an address that is none is kept nowhere. */
export async function readSavedPlaces({ core, viewer }: ActContext, input: SavedPlacesInput): Promise<SavedPlace[]> {
  // A pin that the viewer may not see tells nothing, not even that it is kept.
  const pin = input.pin_id === undefined ? null : await guardPin(core.db, viewer, input.pin_id).catch(() => null);
  const link = input.link === undefined ? null : normaliseLink(input.link);
  const wanted = {
    pinId: pin?.id ?? null,
    signature: input.image_signature ?? null,
    link: link === null || typeof link === 'string' ? null : link.url,
  };
  if (Object.values(wanted).every((value) => value === null)) return [];
  const rows = await selectSavedPlaces(core.db, viewer, wanted);
  return rows.map((row) => present(row, core.config.mediaUrl));
}

function present(row: SavedPlaceRow, mediaUrl: string): SavedPlace {
  const { signature, width, height } = row;
  return {
    pin_id: row.pin_id,
    title: row.title,
    created_at: row.created_at.toISOString(),
    same: row.is_same_picture ? 'picture' : 'page',
    image_url: imagesOf({ signature, width, height, dominantColor: hexColor(row.dominant_color) }, mediaUrl)['236x'].url,
    board: {
      type: 'board',
      id: row.board_id,
      name: row.board_name,
      url: boardUrl({ username: row.board_owner_username, slug: row.board_slug }),
      privacy: privacyName(row.board_privacy),
    },
    section: row.section_id === null ? null : { id: row.section_id, title: row.section_title ?? '' },
  };
}
