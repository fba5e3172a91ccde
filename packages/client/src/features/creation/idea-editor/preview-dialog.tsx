import { useState } from 'react';
import { writtenStory } from '@bowerbird/domain/creation/story-pins/prompts.ts';
import { showStory, type ShownStory } from '@bowerbird/domain/creation/story-pins/show.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { Dialog } from '../../../ui/overlays.tsx';
import { StoryView } from '../story-pins/index.ts';
import styles from './idea-editor.module.css';
import type { IdeaEditorInHand } from './use-idea-editor.ts';

/** The pages as people will see them, in the same viewer. */
export function PreviewDialog({ hand, onClose }: { hand: IdeaEditorInHand; onClose: () => void }) {
  const text = useText();
  const [shown] = useState<ShownStory>(() => showStory('0', writtenStory(hand.story), hand.things));
  return (
    <Dialog title={text('ideas.preview')} closeLabel={text('app.close')} onClose={onClose}>
      <div className={styles.preview}>
        <div className={styles.previewPage}>
          <StoryView pinId="preview" story={shown} alt={hand.story.altText} />
        </div>
      </div>
    </Dialog>
  );
}
