import { storyLimits } from '@bowerbird/domain/creation/story-pins/limits.ts';
import type { StoryMetadata, StoryTemplate } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { Button } from '../../../ui/button/button.tsx';
import { controlClass } from '../../../ui/field/field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { LinesField } from './lines-field.tsx';
import linesField from './lines-field.module.css';
import styles from './side-panel.module.css';
import { setBasics } from './story-draft.ts';
import type { IdeaEditorInHand } from './use-idea-editor.ts';

type Basics = StoryMetadata['basics'];

/** What such an idea pin usually says: its list, and facts beside it. */
const usual: Partial<Record<StoryTemplate, { readonly list: MessageId; readonly facts: readonly MessageId[] }>> = {
  recipe: { list: 'ideas.ingredients', facts: ['ideas.time', 'ideas.servings', 'ideas.difficulty'] },
  how_to: { list: 'ideas.supplies', facts: ['ideas.time', 'ideas.difficulty'] },
};

/** What is needed and how long it takes, of a recipe or a how-to (`C3.4`). It stands below the pages of the pin. */
export function BasicsForm({ hand, error }: { hand: IdeaEditorInHand; error: string | undefined }) {
  const text = useText();
  const { templateType, basics } = hand.story.metadata;
  const { keyValueBlocks: facts, listBlocks: lists } = basics;
  const offered = usual[templateType];
  if (!offered && facts.length + lists.length === 0) return null;
  const change = (changes: Partial<Basics>, key?: string) => hand.edit(setBasics(changes), key === undefined ? {} : { key });
  const free = (offered?.facts ?? []).map((id) => text(id)).filter((title) => !facts.some((fact) => fact.title === title));
  const addFact = (title: string) => change({ keyValueBlocks: [...facts, { title, text: '' }] });
  return (
    <fieldset className={linesField.basics}>
      <legend className={styles.title}>{text('story.needed')}</legend>
      {error && (
        <p className={styles.hard} role="alert">
          <Icon name="warning-circle" weight="fill" size={16} />
          {error}
        </p>
      )}
      <ul className={linesField.items} aria-label={text('ideas.facts')}>
        {facts.map((fact, index) => (
          <li key={index} className={linesField.fact}>
            <input
              className={controlClass}
              dir="auto"
              aria-label={text('ideas.factName', { number: index + 1 })}
              value={fact.title}
              onChange={({ currentTarget: { value } }) =>
                change({ keyValueBlocks: facts.with(index, { ...fact, title: value }) }, `fact name ${index}`)
              }
            />
            <input
              className={controlClass}
              dir="auto"
              aria-label={fact.title || text('ideas.factValue', { number: index + 1 })}
              value={fact.text}
              onChange={({ currentTarget: { value } }) =>
                change({ keyValueBlocks: facts.with(index, { ...fact, text: value }) }, `fact ${index}`)
              }
            />
            <IconButton
              size="small"
              tooltip="none"
              label={text('ideas.removeFact', { name: fact.title || String(index + 1) })}
              icon={<Icon name="x" weight="bold" size={16} />}
              onClick={() => change({ keyValueBlocks: facts.toSpliced(index, 1) })}
            />
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        {free.map((title) => (
          <Button
            key={title}
            size="small"
            icon={<Icon name="plus" weight="bold" size={16} />}
            disabled={facts.length >= storyLimits.basicsLines}
            onClick={() => addFact(title)}
          >
            {title}
          </Button>
        ))}
        <Button
          size="small"
          icon={<Icon name="plus" weight="bold" size={16} />}
          disabled={facts.length >= storyLimits.basicsLines}
          onClick={() => addFact('')}
        >
          {text('ideas.addFact')}
        </Button>
      </div>
      {lists.map((list, index) => {
        const set = (changes: Partial<typeof list>, key?: string) =>
          change({ listBlocks: lists.with(index, { ...list, ...changes }) }, key);
        return (
          <div key={index} className={styles.part}>
            <TextField
              label={text('ideas.listTitleLabel')}
              dir="auto"
              value={list.title}
              onChange={({ currentTarget: { value } }) => set({ title: value }, `list name ${index}`)}
            />
            <LinesField
              label={list.title || text('ideas.lines')}
              items={list.items}
              hasAmounts
              most={storyLimits.basicsLines}
              onChange={(items, key) => set({ items }, key && `list ${index} ${key}`)}
            />
            <Button size="small" icon={<Icon name="trash" size={16} />} onClick={() => change({ listBlocks: lists.toSpliced(index, 1) })}>
              {text('ideas.removeList')}
            </Button>
          </div>
        );
      })}
      <Button
        size="small"
        icon={<Icon name="plus" weight="bold" size={16} />}
        disabled={lists.length >= storyLimits.basicsBlocks}
        onClick={() =>
          change({
            listBlocks: [...lists, { title: lists.length === 0 && offered ? text(offered.list) : '', items: [{ text: '', amount: '' }] }],
          })
        }
      >
        {lists.length === 0 && offered ? text(offered.list) : text('ideas.addList')}
      </Button>
    </fieldset>
  );
}
