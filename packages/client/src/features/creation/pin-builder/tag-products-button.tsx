import { useText } from '../../../i18n/i18n.tsx';
import { useOpened } from '../../../lib/use-opened.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { TagEditor } from '../product-tags/index.ts';
import type { Draft } from './draft.ts';

/** Sets products on the picture of a draft; a picture that is not here yet, or a film, takes none. */
export function TagProductsButton({ draft, onChange }: { draft: Draft; onChange: (tags: Draft['tags']) => void }) {
  const text = useText();
  const { opened, open, closer } = useOpened<'tags'>();
  const { picture, tags } = draft;
  if (picture.kind !== 'uploaded' || picture.video) return null;
  return (
    <>
      <Button wide aria-haspopup="dialog" icon={<Icon name="tag" size={20} />} onClick={() => open('tags')}>
        {text('builder.tagProducts', { count: tags.length })}
      </Button>
      {opened === 'tags' && (
        <TagEditor
          picture={picture}
          tags={tags}
          onDone={(done) => {
            onChange(done);
            closer('tags')();
          }}
          onClose={closer('tags')}
        />
      )}
    </>
  );
}
