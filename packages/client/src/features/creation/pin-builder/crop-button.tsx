import { changesPicture, type PictureEdits } from '@bowerbird/domain/media/picture-edits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useOpened } from '../../../lib/use-opened.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { PictureEditor, type EditablePicture } from '../picture-edits/index.ts';
import { partsOfDraft, type Draft, type DraftPicture } from './draft.ts';
import type { Batch } from './use-batch.ts';
import type { DraftsInHand } from './use-drafts.ts';

export interface CropButtonProps {
  readonly hand: DraftsInHand;
  /** The picture that is shown, which the editor begins with. */
  readonly shownId: string;
}

/** Opens the editor of a draft's pictures; a film is changed elsewhere. */
export function CropButton({ hand, shownId }: CropButtonProps) {
  const text = useText();
  const { opened, open, closer } = useOpened<'editor'>();
  const draft = hand.selected;
  const pictures = [draft, ...draft.slides].flatMap((one) => editableOf(one));
  const first = pictures.find(({ id }) => id === shownId) ?? pictures[0];
  if (!first) return null;
  return (
    <>
      <Button wide icon={<Icon name="crop" size={20} />} onClick={() => open('editor')}>
        {text('edit.title')}
      </Button>
      {opened === 'editor' && (
        <PictureEditor
          pictures={pictures}
          firstId={first.id}
          onDone={(edits) => hand.change(draft.id, withEdits(draft, edits))}
          onClose={closer('editor')}
        />
      )}
    </>
  );
}

/** Opens the editor of the pictures of several drafts, where one shape may be that of all. */
export function CropAllButton({ drafts, changeParts }: Pick<Batch, 'drafts' | 'changeParts'>) {
  const text = useText();
  const { opened, open, closer } = useOpened<'editor'>();
  const pictures = drafts.flatMap(partsOfDraft).flatMap((one) => editableOf(one));
  const [first] = pictures;
  if (!first) return null;
  return (
    <>
      <Button size="small" icon={<Icon name="crop" size={18} />} aria-haspopup="dialog" onClick={() => open('editor')}>
        {text('batch.crop')}
      </Button>
      {opened === 'editor' && (
        <PictureEditor
          pictures={pictures}
          firstId={first.id}
          onDone={(edits) => changeParts(Object.fromEntries(drafts.map((draft) => [draft.id, withEdits(draft, edits)])))}
          onClose={closer('editor')}
        />
      )}
    </>
  );
}

function editableOf({ id, picture, edits }: { id: string; picture: DraftPicture; edits: PictureEdits | null }): EditablePicture[] {
  if (picture.kind === 'uploaded' && !picture.video && !picture.isMoving) {
    const { url, width, height } = picture;
    return [{ id, url, width, height, edits }];
  }
  if (picture.kind !== 'web' || picture.width === 0) return [];
  return [{ id, url: picture.url, width: picture.width, height: picture.height, edits }];
}

/** The draft with other changes of its pictures. */
export function withEdits(draft: Draft, edits: Readonly<Record<string, PictureEdits>>): Partial<Draft> {
  const of = (id: string, before: PictureEdits | null) => {
    const next = edits[id];
    return next === undefined ? before : changesPicture(next) ? next : null;
  };
  return {
    edits: of(draft.id, draft.edits),
    slides: draft.slides.map((slide) => ({ ...slide, edits: of(slide.id, slide.edits) })),
  };
}
