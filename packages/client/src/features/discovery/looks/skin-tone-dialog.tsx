import { PinSkinToneResource } from '@bowerbird/contract/discovery/looks/calls.ts';
import type { PinSkinTone, SkinToneInput } from '@bowerbird/contract/discovery/looks/schemas.ts';
import { skinTones, type SkinTone } from '@bowerbird/domain/media/skin-tones.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { ListState } from '../../../shared/lists/list-state.tsx';
import { StepDialog } from '../../../shared/steps/step-dialog.tsx';
import { useAppDispatch, useResource } from '../../../store/hooks.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { Select } from '../../../ui/select/select.tsx';

const AS_RECOGNISED = '';

const toneWords: Readonly<Record<SkinTone, MessageId>> = {
  light: 'closeup.skinLight',
  medium: 'closeup.skinMedium',
  brown: 'closeup.skinBrown',
  dark: 'closeup.skinDark',
};

/** Says what skin the picture of a pin shows, or that it shows none. A later recognition changes nothing of it. */
export function SkinToneDialog({ pinId, onClose }: { pinId: string; onClose: () => void }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const known = useResource(PinSkinToneResource.get, { pin_id: pinId });
  const kit = useForm<'tone', SkinToneInput, PinSkinTone>({
    endpoint: PinSkinToneResource.update,
    fields: ['tone'],
    read: (typed) => {
      const tone = typed.text('tone');
      return { input: { pin_id: pinId, tone: tone === AS_RECOGNISED ? null : (tone as SkinTone | 'none') } };
    },
    onDone: () => {
      dispatch(resourceInvalidated({ name: PinSkinToneResource.get.name }));
      dispatch(toastShown({ kind: 'done', message: 'closeup.skinSaved' }));
      onClose();
    },
  });
  return (
    <StepDialog title={text('closeup.skinTone')} submit={text('closeup.skinSave')} kit={kit} onClose={onClose}>
      <p>{text('closeup.skinLead')}</p>
      {known.data ? (
        <Select
          key={known.data.chosen}
          label={text('closeup.skinTone')}
          name="tone"
          defaultValue={known.data.chosen ?? AS_RECOGNISED}
          options={[
            {
              value: AS_RECOGNISED,
              label: known.data.recognised
                ? text('closeup.skinAsRecognised', { tone: text(toneWords[known.data.recognised]) })
                : text('closeup.skinNothingRecognised'),
            },
            ...skinTones.map((tone) => ({ value: tone, label: text(toneWords[tone]) })),
            { value: 'none', label: text('closeup.skinNone') },
          ]}
          error={kit.errorOf('tone')}
        />
      ) : (
        <ListState list={{ ...known, data: null }} empty="" />
      )}
    </StepDialog>
  );
}
