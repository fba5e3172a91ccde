import { SearchNoticesResource } from '@bowerbird/contract/discovery/search-notices/calls.ts';
import type { NoticeInput, SearchNotice } from '@bowerbird/contract/discovery/search-notices/schemas.ts';
import { builtLocales } from '@bowerbird/domain/locales.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { languageName } from '../../../i18n/language-name.ts';
import type { Typed } from '../../../shared/forms/typed.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { StepDialog } from '../../../shared/steps/step-dialog.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { splitTerms } from './split-terms.ts';

interface NoticeDialogProps {
  /** `null` for a new one. */
  readonly notice: SearchNotice | null;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const fields = ['language', 'terms', 'title', 'text', 'link_url', 'link_label'] as const;

/** Writes a notice, or another text for it. */
export function NoticeDialog({ notice, onDone, onClose }: NoticeDialogProps) {
  const text = useText();
  const locale = useLocale();
  const read = (typed: Typed): { input: NoticeInput } => ({
    input: {
      language: typed.text('language') as NoticeInput['language'],
      terms: splitTerms(typed.text('terms')),
      title: typed.text('title'),
      text: typed.text('text'),
      link_url: typed.text('link_url'),
      link_label: typed.text('link_label'),
      withholds: typed.isOn('withholds'),
    },
  });
  const done = () => {
    onDone();
    onClose();
  };
  const made = useForm({ endpoint: SearchNoticesResource.create, fields, read, onDone: done });
  const changed = useForm({
    endpoint: SearchNoticesResource.update,
    fields,
    read: (typed) => ({ input: { ...read(typed).input, notice_id: notice?.notice_id ?? '' } }),
    onDone: done,
  });
  const kit = notice === null ? made : changed;
  return (
    <StepDialog
      title={text(notice === null ? 'operator.noticeAdd' : 'operator.noticeEditTitle')}
      submit={text('operator.noticeSave')}
      kit={kit}
      onClose={onClose}
    >
      <Select
        label={text('operator.noticeLanguage')}
        name="language"
        defaultValue={notice?.language ?? 'en'}
        options={builtLocales.map((value) => ({ value, label: languageName(locale, value) }))}
      />
      <TextArea
        label={text('operator.noticeTerms')}
        hint={text('operator.noticeTermsHint')}
        name="terms"
        dir="auto"
        rows={4}
        defaultValue={notice?.terms.join('\n') ?? ''}
        error={kit.errorOf('terms')}
      />
      <TextField
        label={text('operator.noticeTitle')}
        name="title"
        dir="auto"
        maxLength={100}
        defaultValue={notice?.title ?? ''}
        error={kit.errorOf('title')}
      />
      <TextArea
        label={text('operator.noticeText')}
        name="text"
        dir="auto"
        maxLength={600}
        defaultValue={notice?.text ?? ''}
        error={kit.errorOf('text')}
      />
      <TextField
        label={text('operator.noticeLink')}
        hint={text('operator.noticeLinkHint')}
        name="link_url"
        type="url"
        dir="ltr"
        maxLength={500}
        defaultValue={notice?.link_url ?? ''}
        error={kit.errorOf('link_url')}
      />
      <TextField
        label={text('operator.noticeLinkLabel')}
        name="link_label"
        dir="auto"
        maxLength={60}
        defaultValue={notice?.link_label ?? ''}
        error={kit.errorOf('link_label')}
      />
      <Checkbox label={text('operator.noticeWithholdsLabel')} name="withholds" defaultChecked={notice?.withholds ?? false} />
    </StepDialog>
  );
}
