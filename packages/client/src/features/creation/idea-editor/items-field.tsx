import { itemsOfPrompt } from '@bowerbird/domain/creation/story-pins/prompts.ts';
import { storyLimits } from '@bowerbird/domain/creation/story-pins/limits.ts';
import type { ItemsBlock } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { changeItems } from './block-changes.ts';
import { LinesField } from './lines-field.tsx';
import type { IdeaEditorInHand } from './use-idea-editor.ts';

/** The lines of a list on a page. */
export function ItemsField({ hand, block, error }: { hand: IdeaEditorInHand; block: ItemsBlock; error: string | undefined }) {
  const text = useText();
  return (
    <LinesField
      label={text('ideas.lines')}
      items={block.items}
      asked={itemsOfPrompt(block.prompt ?? '')}
      hasAmounts={block.type !== 'story_pin_list_block'}
      most={storyLimits.items}
      error={error}
      onChange={(items, key) => hand.changeBlock(block.id, changeItems(items), key)}
    />
  );
}
