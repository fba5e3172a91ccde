import { TopicMergeResource } from '@bowerbird/contract/discovery/topic-tree/calls.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { StepDialog } from '../../../shared/steps/step-dialog.tsx';
import { useAppDispatch } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { Select } from '../../../ui/select/select.tsx';
import { branchesOf, nameOf, type ListedTopic } from './tree-levels.ts';

interface MergeDialogProps {
  readonly topic: ListedTopic;
  readonly topics: readonly ListedTopic[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks which topic takes the place of this one. */
export function MergeDialog({ topic, topics, onDone, onClose }: MergeDialogProps) {
  const text = useText();
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const name = nameOf(topic, locale);
  const kit = useForm({
    endpoint: TopicMergeResource.create,
    fields: ['successor_id'],
    read: (typed) => {
      const successor_id = typed.text('successor_id');
      if (successor_id === '') return { wrong: { successor_id: { id: 'topicTree.noSuccessor' } } };
      return { input: { topic_id: topic.topic_id, successor_id } };
    },
    onDone: () => {
      dispatch(toastShown({ kind: 'done', message: 'topicTree.merged', values: { name } }));
      onDone();
      onClose();
    },
  });
  const others = branchesOf(topics, locale)
    .flatMap(({ topic: first, within }) => [
      { other: first, label: nameOf(first, locale) },
      ...within.map((child) => ({ other: child, label: `${nameOf(first, locale)} › ${nameOf(child, locale)}` })),
    ])
    .filter(({ other: { topic_id, parent_id } }) => topic_id !== topic.topic_id && parent_id !== topic.topic_id);
  return (
    <StepDialog alert danger title={text('topicTree.mergeTitle', { name })} submit={text('topicTree.merge')} kit={kit} onClose={onClose}>
      <p>{text('topicTree.mergeBody')}</p>
      <Select
        label={text('topicTree.successor')}
        name="successor_id"
        defaultValue=""
        options={[{ value: '', label: text('topicTree.choose') }, ...others.map(({ other, label }) => ({ value: other.topic_id, label }))]}
        error={kit.errorOf('successor_id')}
      />
    </StepDialog>
  );
}
