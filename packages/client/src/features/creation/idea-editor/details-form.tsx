import { countCharacters } from '@bowerbird/domain/clean-text.ts';
import { storyLimits } from '@bowerbird/domain/creation/story-pins/limits.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { linkAfterBlur } from '../../../i18n/wrong-link.ts';
import { Switch } from '../../../ui/switch/switch.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { TopicField } from '../../discovery/topic-field/index.ts';
import { BoardFields } from '../pin-builder/index.ts';
import { BasicsForm } from './basics-form.tsx';
import styles from './side-panel.module.css';
import { setTitle, type StoryDraft } from './story-draft.ts';
import type { IdeaEditorInHand } from './use-idea-editor.ts';

/** What the pin says beside its pages, and the board that it goes to. */
export function DetailsForm({ hand, problem }: { hand: IdeaEditorInHand; problem: (field: string) => string | undefined }) {
  const text = useText();
  const locale = useLocale();
  const { story, edit } = hand;
  const count = new Intl.NumberFormat(locale);
  const counter = (words: string, limit: number) => `${count.format(countCharacters(words))} / ${count.format(limit)}`;
  const set = (field: 'description' | 'link' | 'altText') => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget;
    edit((now) => ({ ...now, [field]: value }), { key: field });
  };
  const title = story.metadata.pinTitle;
  return (
    <section className={styles.part} aria-label={text('ideas.details')}>
      <TextField
        label={text('builder.titleLabel')}
        dir={title ? 'auto' : undefined}
        value={title}
        counter={counter(title, storyLimits.title)}
        error={problem('pinTitle')}
        onChange={(event) => edit(setTitle(event.currentTarget.value), { key: 'title' })}
      />
      <TextArea
        label={text('builder.descriptionLabel')}
        placeholder={text('builder.descriptionHint')}
        dir={story.description ? 'auto' : undefined}
        value={story.description}
        counter={
          countCharacters(story.description) > textLimits.pinDescription / 2
            ? counter(story.description, textLimits.pinDescription)
            : undefined
        }
        error={problem('description')}
        onChange={set('description')}
      />
      <TextField
        label={text('builder.linkLabel')}
        type="url"
        inputMode="url"
        autoComplete="off"
        dir="ltr"
        placeholder="https://"
        value={story.link}
        error={problem('link')}
        onBlur={() => {
          const link = linkAfterBlur(story.link);
          if (link !== story.link) edit((now) => ({ ...now, link }), { key: 'link' });
        }}
        onChange={set('link')}
      />
      <BasicsForm hand={hand} error={problem('basics')} />
      <BoardFields
        draft={{ board: story.board, section: story.section, interestTags: story.interestTags, problems: {} }}
        error={problem('board_id') ?? problem('section')}
        onChange={({ board, section }) =>
          edit((now): StoryDraft => ({
            ...now,
            ...(board !== undefined && { board }),
            ...(section !== undefined && { section }),
          }))
        }
      />
      <TextArea
        label={text('pinActs.altText')}
        placeholder={text('ideas.altHint')}
        rows={2}
        dir={story.altText ? 'auto' : undefined}
        value={story.altText}
        error={problem('alt_text')}
        onChange={set('altText')}
      />
      <TopicField tags={story.interestTags} onChange={(interestTags) => edit((now) => ({ ...now, interestTags }))} />
      <Switch
        label={text('builder.allowComments')}
        hint={text('builder.allowCommentsHint')}
        checked={story.isCommentsAllowed}
        onChange={({ currentTarget: { checked } }) => edit((now) => ({ ...now, isCommentsAllowed: checked }))}
      />
      <Switch
        label={text('builder.allowShopping')}
        hint={text('builder.allowShoppingHint')}
        checked={story.isShoppingRecAllowed}
        onChange={({ currentTarget: { checked } }) => edit((now) => ({ ...now, isShoppingRecAllowed: checked }))}
      />
    </section>
  );
}
