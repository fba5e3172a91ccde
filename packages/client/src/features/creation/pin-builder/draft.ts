import type { InterestTag } from '../../discovery/topic-field/index.ts';
import { changesPicture, type PictureEdits } from '@bowerbird/domain/media/picture-edits.ts';
import type { VideoEdits } from '@bowerbird/contract/creation/video-uploads/schemas.ts';
import type { EditedTag } from '../product-tags/index.ts';
import type { Words } from '../../../i18n/message-id.ts';
import type { PickedBoard, PickedSection } from '../../pinning/boards/index.ts';

/** The film of a draft, as it is made now and as it may be changed. */
export interface DraftVideo {
  readonly uploadId: string;
  readonly url: string;
  readonly seconds: number;
  readonly edits: VideoEdits;
}

/** The picture of a draft, from the first byte to the one that the server keeps. */
export type DraftPicture =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'uploading';
      readonly fileName: string;
      readonly sent: number;
      readonly total: number;
      readonly secondsLeft: number | null;
      /** How much of a video's film is made, from 0 to 1, once all of it is sent. */
      readonly making?: number;
      /** Width by height of a video, which keeps its place until the film is there. */
      readonly ratio?: number;
      /** What the server knows a video as from its first byte on. */
      readonly uploadId?: string;
    }
  | {
      /** A video of which not all has arrived: the same file goes on where it was cut. */
      readonly kind: 'cut';
      readonly uploadId: string;
      readonly fileName: string;
      readonly arrived: number;
      readonly total: number;
    }
  | {
      readonly kind: 'failed';
      readonly fileName: string;
      readonly words: Words;
      readonly canRetry: boolean;
      /** The file itself was refused when it was chosen: there never was a picture. */
      readonly isFileRefused?: boolean;
      /** What has arrived of a video stays, and another try goes on from there. */
      readonly uploadId?: string;
    }
  | {
      readonly kind: 'uploaded';
      readonly signature: string;
      readonly url: string;
      readonly width: number;
      readonly height: number;
      readonly color: string;
      /** The film that the picture stands for. */
      readonly video?: DraftVideo;
      /** It moves, so nothing of it can be cut. */
      readonly isMoving?: boolean;
    }
  | { readonly kind: 'web'; readonly url: string; readonly sourceUrl: string; readonly width: number; readonly height: number };

/** Whether it is a film, or will be one. */
export function isFilm(picture: DraftPicture): boolean {
  if (picture.kind === 'uploaded') return picture.video !== undefined;
  // Before the server knows a film, it has told its shape.
  return ('uploadId' in picture && picture.uploadId !== undefined) || (picture.kind === 'uploading' && picture.ratio !== undefined);
}

export type DraftField = 'title' | 'description' | 'link' | 'altText';

/** What is wrong, by the place it is shown at. */
export type DraftProblems = { readonly [place in DraftField | 'board' | 'pin']?: Words };

/** A picture of a carousel after the first, with what is said of it. */
export interface Slide {
  readonly id: string;
  readonly picture: DraftPicture;
  readonly edits: PictureEdits | null;
  readonly tags: readonly EditedTag[];
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly altText: string;
}

/** A pin that is being made. */
export interface Draft {
  readonly id: string;
  readonly picture: DraftPicture;
  /** How the picture is changed at publishing. */
  readonly edits: PictureEdits | null;
  /** The products on the picture. */
  readonly tags: readonly EditedTag[];
  /** With one or more of these the pin is a carousel (`B4.8`). */
  readonly slides: readonly Slide[];
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly altText: string;
  readonly board: PickedBoard | null;
  readonly section: PickedSection | null;
  /** Languages that its film has captions in. The files lie on the server. */
  readonly captions?: readonly string[];
  readonly interestTags: readonly InterestTag[];
  readonly isCommentsAllowed: boolean;
  readonly isShoppingRecAllowed: boolean;
  /** When it goes out by itself, in epoch seconds. */
  readonly scheduledTs: number | null;
  /** Whose clocks that time was chosen by. */
  readonly timeZone?: string | null;
  /** The last try to publish it failed, also where nobody looked on. */
  readonly hasFailed?: boolean;
  /** What the server said of the last try to publish. */
  readonly problems: DraftProblems;
}

/** A draft with nothing in it but the place that the one before was meant for. */
export function emptyDraft(id: string, place: Pick<Draft, 'board' | 'section'> = { board: null, section: null }): Draft {
  return {
    id,
    picture: { kind: 'none' },
    edits: null,
    tags: [],
    slides: [],
    title: '',
    description: '',
    link: '',
    altText: '',
    board: place.board,
    section: place.section,
    interestTags: [],
    isCommentsAllowed: true,
    isShoppingRecAllowed: true,
    scheduledTs: null,
    problems: {},
  };
}

type SizedPicture = Extract<DraftPicture, { width: number }>;

/** A picture that is shown as its edits make it. */
export interface EditedPart {
  readonly picture: SizedPicture;
  readonly edits: PictureEdits;
}

/** Whether a picture or a slide is shown otherwise than it came. */
export function isEditedPart(part: { readonly picture: DraftPicture; readonly edits: PictureEdits | null }): part is EditedPart {
  const { picture, edits } = part;
  return (picture.kind === 'uploaded' || picture.kind === 'web') && picture.width > 0 && changesPicture(edits);
}

/** The upload that a picture waits for, which the server knows. */
export function awaitedUpload(picture: DraftPicture): string | null {
  return 'uploadId' in picture ? (picture.uploadId ?? null) : null;
}

/** The video that a picture stands for, as the server knows it; null for what is no video, or is not there yet. */
export function filmOf(picture: DraftPicture): string | null {
  return picture.kind === 'uploaded' ? (picture.video?.uploadId ?? null) : awaitedUpload(picture);
}

/** Whether the server waits for a part of the picture's file, or for all of it. */
export function isOnItsWay(picture: DraftPicture): boolean {
  if (picture.kind === 'uploading') return picture.making === undefined;
  return picture.kind === 'cut' || (picture.kind === 'failed' && picture.canRetry);
}

/** Whether its file is wanted, also after the page that sent it went. A refused file is wanted no more. */
export function waitsForFile(picture: DraftPicture): boolean {
  return isOnItsWay(picture) || (picture.kind === 'failed' && picture.words.id === 'builder.interrupted');
}

/** Whether nothing would be lost with it. */
export function isBlank(draft: Draft): boolean {
  const hasNoWords = [draft.title, draft.description, draft.link, draft.altText].every((text) => text === '');
  return hasNoWords && draft.picture.kind === 'none' && draft.slides.length === 0 && draft.scheduledTs === null;
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

/** The draft with another picture in it. */
export function emptySlide(id: string): Slide {
  return { id, picture: { kind: 'none' }, edits: null, tags: [], title: '', description: '', link: '', altText: '' };
}

/** Whether it goes out by itself; what could not when its time came waits for a person. */
export function isWaiting({ scheduledTs, hasFailed }: Pick<Draft, 'scheduledTs' | 'hasFailed'>): boolean {
  return scheduledTs !== null && !hasFailed;
}

/** A picture of a pin with what is said of it alone. */
export type DraftPart = Pick<Slide, 'id' | 'picture' | 'edits' | 'tags' | 'altText'>;

/** The pictures of a pin, the first one first. */
export function partsOfDraft(draft: Draft): readonly DraftPart[] {
  return [draft, ...draft.slides];
}

/** What goes with a picture goes when the picture does (`B4.9`): its tags and its changes. */
export const noPicture = { picture: { kind: 'none' }, edits: null, tags: [] } as const satisfies Partial<Draft>;

/** The same pin once more, to be changed. A film stays with its own draft, because its file is made for that one. */
export function copyOf(draft: Draft, makeId: () => string): Draft {
  const { captions: _ofFilm, ...rest } = draft;
  const isKept = ({ picture }: DraftPart) => (picture.kind === 'uploaded' && !picture.video) || picture.kind === 'web';
  const slides = draft.slides.filter(isKept).map((slide) => ({ ...slide, id: makeId() }));
  return {
    ...rest,
    ...(!isKept(draft) && noPicture),
    slides,
    id: makeId(),
    scheduledTs: null,
    timeZone: null,
    hasFailed: false,
    problems: {},
  };
}

/** The draft without one of its pictures; when the first one goes, the next takes its place and the pin keeps its words. */
export function withoutPicture(draft: Draft, at: number): Partial<Draft> {
  if (at > 0) return { slides: draft.slides.filter((_, index) => index !== at - 1) };
  const [next, ...slides] = draft.slides;
  return next ? { picture: next.picture, edits: next.edits, tags: next.tags, altText: next.altText || draft.altText, slides } : noPicture;
}

/** The draft with a picture one place earlier; the first one's words are the pin's, and stay with it. */
export function withEarlier(draft: Draft, at: number): Partial<Draft> {
  const slide = draft.slides[at - 1];
  if (!slide) return {};
  if (at > 1) return { slides: draft.slides.with(at - 2, slide).with(at - 1, draft.slides[at - 2]!) };
  const { picture, edits, tags, altText } = draft;
  const moved: Slide = { ...slide, picture, edits, tags, altText };
  return { picture: slide.picture, edits: slide.edits, tags: slide.tags, altText: slide.altText, slides: draft.slides.with(0, moved) };
}
