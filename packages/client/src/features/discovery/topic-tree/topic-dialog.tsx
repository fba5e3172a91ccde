import { TopicTreeResource } from '@bowerbird/contract/discovery/topic-tree/calls.ts';
import type { NewTopicInput } from '@bowerbird/contract/discovery/topic-tree/schemas.ts';
import { topicLimits } from '@bowerbird/domain/discovery/topic-limits.ts';
import { builtLocales } from '@bowerbird/domain/locales.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { languageName } from '../../../i18n/language-name.ts';
import type { Words } from '../../../i18n/message-id.ts';
import { placeOf } from '../../../lib/place-of.ts';
import type { FieldErrors } from '../../../shared/forms/field-errors.ts';
import type { Typed } from '../../../shared/forms/typed.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { StepDialog } from '../../../shared/steps/step-dialog.tsx';
import { useAppDispatch } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { splitTerms } from '../search-notices/index.ts';
import { branchesOf, nameOf, type ListedTopic } from './tree-levels.ts';

interface TopicDialogProps {
  /** `null` for a new one. */
  readonly topic: ListedTopic | null;
  readonly topics: readonly ListedTopic[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const fields = ['names', 'slug', 'parent_id', 'words', 'cover_pin_id'] as const;
type FieldName = (typeof fields)[number];
const NO_PARENT = '';

const ruleWords: Readonly<Record<string, Words>> = {
  'slug.taken': { id: 'topicTree.slugTaken' },
  'parent_id.two_levels': { id: 'topicTree.twoLevels' },
  'words.too_many_together': { id: 'topicTree.twoWords' },
  'words.required': { id: 'topicTree.noWord' },
  'cover_pin_id.not_found': { id: 'topicTree.noPin' },
};

/** Writes a topic: its names, where it stands, and the words that mark it. */
export function TopicDialog({ topic, topics, onDone, onClose }: TopicDialogProps) {
  const text = useText();
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const shared = {
    fields,
    wordsFor: ({ field, rule }: { field: string; rule: string }) => ruleWords[`${field}.${rule}`],
    onDone: () => {
      dispatch(toastShown({ kind: 'done', message: 'topicTree.saved' }));
      onDone();
      onClose();
    },
  };
  const added = useForm<FieldName, NewTopicInput, unknown>({
    ...shared,
    endpoint: TopicTreeResource.create,
    read: (typed) => {
      const slug = typed.text('slug');
      const wrong = { ...checkName(typed), ...(SLUG.test(slug) ? {} : { slug: { id: 'topicTree.slugForm' } as const }) };
      return Object.keys(wrong).length > 0 ? { wrong } : { input: { slug, ...readEdited(typed) } };
    },
  });
  const changed = useForm({
    ...shared,
    endpoint: TopicTreeResource.update,
    read: (typed) => {
      const address = typed.text('cover_pin_id');
      const cover = address === '' ? null : placeOf(address, location.origin);
      const isPin = address === '' || (cover !== null && 'pin' in cover);
      const wrong = { ...checkName(typed), ...(isPin ? {} : { cover_pin_id: { id: 'topicTree.noPin' } as const }) };
      if (topic === null || Object.keys(wrong).length > 0) return { wrong };
      const cover_pin_id = cover && 'pin' in cover ? cover.pin : null;
      return { input: { topic_id: topic.topic_id, ...readEdited(typed), cover_pin_id, is_hidden: typed.isOn('is_hidden') } };
    },
  });
  const kit = topic === null ? added : changed;
  const parents = branchesOf(topics, locale)
    .map((branch) => branch.topic)
    .filter(({ topic_id }) => topic_id !== topic?.topic_id);
  return (
    <StepDialog
      title={topic === null ? text('topicTree.add') : text('topicTree.editTitle', { name: nameOf(topic, locale) })}
      submit={text('topicTree.save')}
      kit={kit}
      onClose={onClose}
    >
      {builtLocales.map((language) => (
        <TextField
          key={language}
          label={text('topicTree.name', { language: languageName(locale, language) })}
          name={language === 'en' ? 'names' : `names.${language}`}
          lang={language}
          dir="auto"
          autoComplete="off"
          maxLength={topicLimits.name}
          defaultValue={topic?.names[language] ?? ''}
          error={language === 'en' ? kit.errorOf('names') : undefined}
        />
      ))}
      {topic === null && (
        <TextField
          label={text('topicTree.slug')}
          hint={text('topicTree.slugHint')}
          name="slug"
          dir="ltr"
          autoComplete="off"
          maxLength={topicLimits.slug}
          error={kit.errorOf('slug')}
        />
      )}
      <Select
        label={text('topicTree.parent')}
        name="parent_id"
        defaultValue={topic?.parent_id ?? NO_PARENT}
        options={[
          { value: NO_PARENT, label: text('topicTree.noParent') },
          ...parents.map((parent) => ({ value: parent.topic_id, label: nameOf(parent, locale) })),
        ]}
        error={kit.errorOf('parent_id')}
      />
      <TextArea
        label={text('topicTree.words')}
        hint={text('topicTree.wordsHint')}
        name="words"
        dir="auto"
        rows={6}
        defaultValue={topic?.words.join('\n') ?? ''}
        error={kit.errorOf('words')}
      />
      {topic !== null && (
        <>
          <TextField
            label={text('topicTree.cover')}
            hint={text('topicTree.coverHint')}
            name="cover_pin_id"
            dir="ltr"
            autoComplete="off"
            defaultValue={topic.cover_pin_id === null ? '' : `/pin/${topic.cover_pin_id}/`}
            error={kit.errorOf('cover_pin_id')}
          />
          <Checkbox label={text('topicTree.hide')} name="is_hidden" defaultChecked={topic.is_hidden} />
        </>
      )}
    </StepDialog>
  );
}

const SLUG = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/u;

function checkName(typed: Typed): FieldErrors<FieldName> {
  return typed.text('names') === '' ? { names: { id: 'topicTree.noName' } } : {};
}

function readEdited(typed: Typed): Omit<NewTopicInput, 'slug'> {
  const parent = typed.text('parent_id');
  return {
    names: { en: typed.text('names'), de: typed.text('names.de'), ja: typed.text('names.ja'), ar: typed.text('names.ar') },
    parent_id: parent === NO_PARENT ? null : parent,
    words: splitTerms(typed.text('words')),
  };
}
