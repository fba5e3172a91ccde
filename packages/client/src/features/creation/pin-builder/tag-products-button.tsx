import { useText } from '../../../i18n/i18n.tsx';
import { useOpened } from '../../../lib/use-opened.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { TagEditor, type TaggedPicture } from '../product-tags/index.ts';
import type { Draft, Slide } from './draft.ts';

type Part = Pick<Slide, 'id' | 'picture' | 'tags'>;

/** Sets products on the pictures of a draft; a picture that is not here yet, or a film, takes none. */
export function TagProductsButton({ draft, onChange }: { draft: Draft; onChange: (changes: Partial<Draft>) => void }) {
  const text = useText();
  const { opened, open, closer } = useOpened<'tags'>();
  const parts: readonly Part[] = [draft, ...draft.slides];
  const taggable = parts.flatMap((part) => {
    const picture = pictureOf(part);
    return picture ? [{ id: part.id, picture }] : [];
  });
  if (taggable.length === 0) return null;
  const keep = (tags: readonly Draft['tags'][]) => {
    const kept = new Map(taggable.map(({ id }, index) => [id, tags[index]!]));
    const slides = draft.slides.map((slide) => ({ ...slide, tags: kept.get(slide.id) ?? slide.tags }));
    onChange({ tags: kept.get(draft.id) ?? draft.tags, ...(slides.length > 0 && { slides }) });
  };
  return (
    <>
      <Button wide aria-haspopup="dialog" icon={<Icon name="tag" size={20} />} onClick={() => open('tags')}>
        {text('builder.tagProducts', { count: parts.reduce((sum, { tags }) => sum + tags.length, 0) })}
      </Button>
      {opened === 'tags' && (
        <TagEditor
          pictures={taggable.map(({ picture }) => picture)}
          onDone={(done) => {
            keep(done);
            closer('tags')();
          }}
          onClose={closer('tags')}
        />
      )}
    </>
  );
}

function pictureOf({ picture, tags }: Part): TaggedPicture | null {
  if (picture.kind !== 'uploaded' || picture.video) return null;
  const { url, width, height, color } = picture;
  return { url, width, height, color, tags };
}
