import { BlockListResource } from '@bowerbird/contract/social/block-lists/calls.ts';
import type { BlockMode } from '@bowerbird/domain/social/block-lists.ts';
import { useText } from '../../i18n/i18n.tsx';
import type { MessageId } from '../../i18n/message-id.ts';
import { FormFailure } from '../../shared/forms/form-failure.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { Select } from '../../ui/select/select.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import styles from './care.module.css';

const FIELDS = {
  domain: { label: 'care.blockDomain', hint: 'care.blockDomainHint' },
  word: { label: 'care.blockWord', hint: 'care.blockWordHint' },
} as const;

const MODES = { refuse: 'care.mode.refuse', review: 'care.mode.review' } as const;

const PROBLEMS: Readonly<Record<string, MessageId>> = { required: 'care.valueNeeded', format: 'care.valueFormat', own: 'care.valueOwn' };

/** Adds a domain or a word to its list. */
export function BlockForm({ kind, onDone }: { kind: 'domain' | 'word'; onDone: () => void }) {
  const text = useText();
  const kit = useForm({
    endpoint: BlockListResource.create,
    fields: ['value'],
    read: (typed) => {
      const value = typed.text('value');
      if (value === '') return { wrong: { value: { id: 'care.valueNeeded' as const } } };
      const mode: BlockMode = typed.text('mode') === 'review' ? 'review' : 'refuse';
      return { input: { kind, mode, value } };
    },
    wordsFor: ({ rule }) => ({ id: PROBLEMS[rule] ?? 'care.valueFormat' }),
    onDone: (_entry, _input, form) => {
      form.reset();
      onDone();
    },
  });
  return (
    <form {...kit.form} className={styles.form}>
      <TextField
        name="value"
        label={text(FIELDS[kind].label)}
        hint={text(FIELDS[kind].hint)}
        dir={kind === 'domain' ? 'ltr' : 'auto'}
        autoComplete="off"
        error={kit.errorOf('value')}
      />
      <Select
        name="mode"
        label={text('care.mode')}
        options={(['refuse', 'review'] as const).map((value) => ({ value, label: text(MODES[value]) }))}
      />
      <FormFailure words={kit.failure} />
      <Button type="submit" variant="primary" busy={kit.busy}>
        {text('care.block')}
      </Button>
    </form>
  );
}
