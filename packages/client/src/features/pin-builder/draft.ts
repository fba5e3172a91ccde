import type { Words } from '../../i18n/message-id.ts';
import type { PickedBoard, PickedSection } from '../boards/index.ts';

/** The picture of a draft, from the first byte to the one that the server keeps. */
export type DraftPicture =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'uploading';
      readonly fileName: string;
      readonly sent: number;
      readonly total: number;
      readonly secondsLeft: number | null;
    }
  | { readonly kind: 'failed'; readonly fileName: string; readonly words: Words; readonly canRetry: boolean }
  | {
      readonly kind: 'uploaded';
      readonly signature: string;
      readonly url: string;
      readonly width: number;
      readonly height: number;
      readonly color: string;
    }
  | { readonly kind: 'web'; readonly url: string; readonly sourceUrl: string; readonly width: number; readonly height: number };

export type DraftField = 'title' | 'description' | 'link' | 'altText';

/** What is wrong, by the place it is shown at. */
export type DraftProblems = { readonly [place in DraftField | 'board' | 'pin']?: Words };

/** A pin that is being made. */
export interface Draft {
  readonly id: string;
  readonly picture: DraftPicture;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly altText: string;
  readonly board: PickedBoard | null;
  readonly section: PickedSection | null;
  /** What the server said of the last try to publish. */
  readonly problems: DraftProblems;
}

/** A draft with nothing in it but the place that the one before was meant for. */
export function emptyDraft(id: string, place: Pick<Draft, 'board' | 'section'> = { board: null, section: null }): Draft {
  return {
    id,
    picture: { kind: 'none' },
    title: '',
    description: '',
    link: '',
    altText: '',
    board: place.board,
    section: place.section,
    problems: {},
  };
}

/** Whether nothing would be lost with it. */
export function isBlank(draft: Draft): boolean {
  return draft.picture.kind === 'none' && [draft.title, draft.description, draft.link, draft.altText].every((text) => text === '');
}
