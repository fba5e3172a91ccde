import { VideoCaptionsResource } from '@bowerbird/contract/creation/video-captions/calls.ts';
import { call } from '../../../store/call.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import type { WholePin } from '../../pinning/pins/index.ts';
import { CaptionsField } from './captions-field.tsx';

/** Gives one's own film captions: the languages that it has, and a file for another. Nothing for others, or for pictures. */
export function CaptionsSection({ pin }: { pin: WholePin }) {
  const dispatch = useAppDispatch();
  if (!pin.videos?.videoList.v720P || !pin.access.includes('write')) return null;
  return (
    <CaptionsField
      languages={pin.captions.map(({ language }) => language)}
      onSet={(language, text) => dispatch(call(VideoCaptionsResource.update, { pin_id: pin.id, language, text }))}
      onRemove={(language) => dispatch(call(VideoCaptionsResource.delete, { pin_id: pin.id, language }))}
    />
  );
}
