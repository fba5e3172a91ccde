import { storyLayouts } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { coverIndexOf } from '@bowerbird/domain/creation/story-pins/show.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { ColorChoice, paperColors } from './color-choice.tsx';
import { EditFilm } from './edit-film.tsx';
import { PageActs } from './page-acts.tsx';
import { ReplaceMedia } from './replace-media.tsx';
import styles from './side-panel.module.css';
import type { IdeaEditorInHand } from './use-idea-editor.ts';

const layoutWords = { full: 'ideas.layoutFull', top: 'ideas.layoutTop', fit: 'ideas.layoutFit' } as const;

/** What lies under the blocks of the open page, and whether the page stands for the pin. */
export function PageFields({ hand }: { hand: IdeaEditorInHand }) {
  const text = useText();
  const { page, story, things } = hand;
  const { media } = page;
  const isCover = story.pages[coverIndexOf(story)]?.id === page.id;
  const isFilm = media !== null && things.media[media.signature]?.videos;
  return (
    <section className={styles.part} aria-labelledby="page-fields">
      <h2 id="page-fields" className={styles.title}>
        {text('ideas.thisPage')}
      </h2>
      <PageActs hand={hand} />
      <ColorChoice
        label={text('ideas.backgroundColor')}
        colors={paperColors}
        value={page.backgroundColor}
        onChange={(backgroundColor) => hand.changePage((now) => ({ ...now, backgroundColor }), 'background')}
      />
      <div className={styles.row}>
        <ReplaceMedia hand={hand} id={page.id} isThere={media !== null} />
        {media && <EditFilm hand={hand} id={page.id} media={things.media[media.signature]} />}
        {media && (
          <Button icon={<Icon name="trash" size={20} />} onClick={() => hand.changePage((now) => ({ ...now, media: null }))}>
            {text('ideas.remove')}
          </Button>
        )}
      </div>
      <Select
        label={text('ideas.layout')}
        value={page.layout}
        options={storyLayouts.map((layout) => ({ value: layout, label: text(layoutWords[layout]) }))}
        onChange={(event) => {
          const layout = storyLayouts.find((one) => one === event.currentTarget.value);
          if (layout) hand.changePage((now) => ({ ...now, layout }));
        }}
      />
      {media && (
        <TextArea
          label={text('pinActs.altText')}
          placeholder={text('builder.altHint')}
          rows={2}
          dir="auto"
          value={media.altText}
          onChange={(event) => {
            const altText = event.currentTarget.value;
            hand.changePage((now) => ({ ...now, media: now.media && { ...now.media, altText } }), 'alt');
          }}
        />
      )}
      {isFilm && (
        <Switch
          label={text('builder.videoMuted')}
          checked={page.isMuted}
          onChange={(event) => {
            const isMuted = event.currentTarget.checked;
            hand.changePage((now) => ({ ...now, isMuted }));
          }}
        />
      )}
      <Switch
        label={text('ideas.isCover')}
        hint={text('ideas.isCoverHint')}
        checked={isCover}
        disabled={isCover && story.pages[0]?.id === page.id}
        onChange={(event) => {
          const coverPageId = event.currentTarget.checked ? page.id : null;
          hand.edit((now) => ({ ...now, coverPageId }));
        }}
      />
    </section>
  );
}
