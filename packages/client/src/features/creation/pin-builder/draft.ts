import type { Words } from '../../../i18n/message-id.ts';
import type { PickedBoard, PickedSection } from '../../pinning/boards/index.ts';

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
  | {
      readonly kind: 'failed';
      readonly fileName: string;
      readonly words: Words;
      readonly canRetry: boolean;
      /** The file itself was refused when it was chosen: there never was a picture. */
      readonly isFileRefused?: boolean;
    }
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

/** Whether a draft holds nothing but a file that cannot become a picture: no pin in the making, only something to be told. */
export function isRefusedFile(draft: Draft): boolean {
  return draft.picture.kind === 'failed' && draft.picture.isFileRefused === true && isBlank({ ...draft, picture: { kind: 'none' } });
}

/** The pins in the making, of which there is always one, and the files beside them that were refused. */
export function splitRefused(all: readonly Draft[]): { drafts: readonly Draft[]; refused: readonly Draft[] } {
  const drafts = all.filter((draft) => !isRefusedFile(draft));
  return drafts.length > 0 ? { drafts, refused: all.filter(isRefusedFile) } : { drafts: all.slice(-1), refused: all.slice(0, -1) };
}
