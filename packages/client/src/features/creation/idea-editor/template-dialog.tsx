import { useMemo } from 'react';
import { noStoryThings, showStoryPage } from '@bowerbird/domain/creation/story-pins/show.ts';
import { withPromptWritten } from '@bowerbird/domain/creation/story-pins/prompts.ts';
import { storyLimits } from '@bowerbird/domain/creation/story-pins/limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { Dialog } from '../../../ui/overlays.tsx';
import { StoryPageView, useStoryFonts } from '../story-pins/index.ts';
import { drawStill } from './block-drawing.tsx';
import styles from './idea-editor.module.css';
import { pagesOfTemplate, templateNames, type TemplateName } from './templates.ts';

export const templateWords: Readonly<Record<TemplateName, MessageId>> = {
  recipe: 'ideas.recipe',
  how_to: 'ideas.howTo',
  tour: 'ideas.tour',
  list: 'ideas.listTemplate',
};

export interface TemplateDialogProps {
  /** How many pages there are that stay. */
  readonly kept: number;
  readonly onChoose: (name: TemplateName) => void;
  readonly onClose: () => void;
}

/** Pages that are laid out already. What is made stays: they come behind it. */
export function TemplateDialog({ kept, onChoose, onClose }: TemplateDialogProps) {
  const text = useText();
  const templates = useMemo(() => {
    let next = 0;
    return templateNames.map((name) => {
      const pages = pagesOfTemplate(name, text, () => `sample-${next++}`);
      const written = pages.map((page) => ({ ...page, blocks: page.blocks.map(withPromptWritten) }));
      return { name, samples: written.map((page) => showStoryPage(page, noStoryThings)) };
    });
  }, [text]);
  useStoryFonts(useMemo(() => templates.flatMap(({ samples }) => samples), [templates]));
  return (
    <Dialog size="wide" title={text('ideas.chooseTemplate')} closeLabel={text('app.close')} onClose={onClose}>
      {kept > 0 && <p>{text('ideas.templateBehind')}</p>}
      <ul className={styles.templates}>
        {templates.map(({ name, samples }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.template}
              disabled={kept + samples.length > storyLimits.pages}
              onClick={() => {
                onChoose(name);
                onClose();
              }}
            >
              <span className={styles.samples} aria-hidden="true" inert>
                {samples.map((page) => (
                  <span key={page.id} className={styles.sample}>
                    <StoryPageView page={page} renderMedia={drawStill} />
                  </span>
                ))}
              </span>
              <strong>{text(templateWords[name])}</strong>
              <span className={styles.templateCount}>{text('ideas.pageCount', { count: samples.length })}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
