import { useState, type ReactNode } from 'react';
import { countCharacters } from '@bowerbird/domain/clean-text.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { linkAfterBlur, wrongLink } from '../../../i18n/wrong-link.ts';
import { Switch } from '../../../ui/switch/switch.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { BoardFields } from './board-fields.tsx';
import styles from './draft-form.module.css';
import { LinkPreview } from './link-preview.tsx';
import { TopicField } from '../../discovery/topic-field/index.ts';
import type { Draft, DraftField, DraftProblems } from './draft.ts';

export interface DraftFormProps {
  readonly draft: Draft;
  readonly problems: DraftProblems;
  readonly onChange: (changes: Partial<Draft>) => void;
}

/** What a pin says of its picture, and where it goes. */
export function DraftForm({ draft, problems, onChange }: DraftFormProps) {
  const text = useText();
  const locale = useLocale();
  const [linkLeft, setLinkLeft] = useState(draft.link !== '');
  // The link of a draft that is opened, or what was typed once its field was left: no page is asked for half a link.
  const [shownLink, setShownLink] = useState(draft.link);
  const count = new Intl.NumberFormat(locale);
  const counter = (field: DraftField, limit: number) => `${count.format(countCharacters(draft[field]))} / ${count.format(limit)}`;
  const error = (place: keyof DraftProblems): ReactNode => problems[place] && text(problems[place].id, problems[place].values);
  const set = (field: DraftField) => (event: { currentTarget: { value: string } }) => {
    const { [field]: _answered, ...others } = draft.problems;
    onChange({ [field]: event.currentTarget.value, problems: others });
  };

  return (
    <div className={styles.form}>
      <TextField
        label={text('builder.titleLabel')}
        hint={text('builder.titleHint')}
        counter={counter('title', textLimits.pinTitle)}
        value={draft.title}
        error={error('title')}
        onChange={set('title')}
        dir={directionOf(draft.title)}
      />
      <TextArea
        label={text('builder.descriptionLabel')}
        placeholder={text('builder.descriptionHint')}
        value={draft.description}
        counter={
          countCharacters(draft.description) > textLimits.pinDescription / 2 ? counter('description', textLimits.pinDescription) : undefined
        }
        error={error('description')}
        onChange={set('description')}
        dir={directionOf(draft.description)}
      />
      <TextField
        label={text('builder.linkLabel')}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        dir="ltr"
        value={draft.link}
        error={linkLeft ? error('link') : undefined}
        onBlur={() => {
          setLinkLeft(true);
          const link = linkAfterBlur(draft.link);
          if (link !== draft.link) onChange({ link });
          setShownLink(link);
        }}
        onChange={set('link')}
      />
      {shownLink !== '' && shownLink === draft.link && wrongLink(shownLink) === undefined && (
        <LinkPreview key={shownLink} draft={draft} link={shownLink} onChange={onChange} />
      )}
      <BoardFields draft={draft} error={error('board')} onChange={onChange} />
      <TextArea
        label={text('pinActs.altText')}
        placeholder={text('builder.altHint')}
        rows={2}
        value={draft.altText}
        counter={countCharacters(draft.altText) > textLimits.altText / 2 ? counter('altText', textLimits.altText) : undefined}
        error={error('altText')}
        onChange={set('altText')}
        dir={directionOf(draft.altText)}
      />
      <TopicField tags={draft.interestTags} onChange={(interestTags) => onChange({ interestTags })} />
      <Switch
        label={text('builder.allowComments')}
        hint={text('builder.allowCommentsHint')}
        checked={draft.isCommentsAllowed}
        onChange={(event) => onChange({ isCommentsAllowed: event.currentTarget.checked })}
      />
      <Switch
        label={text('builder.allowShopping')}
        hint={text('builder.allowShoppingHint')}
        checked={draft.isShoppingRecAllowed}
        onChange={(event) => onChange({ isShoppingRecAllowed: event.currentTarget.checked })}
      />
    </div>
  );
}

/** What was typed goes its own way; an empty field, with its hint, the page's. */
function directionOf(value: string): 'auto' | undefined {
  return value === '' ? undefined : 'auto';
}
