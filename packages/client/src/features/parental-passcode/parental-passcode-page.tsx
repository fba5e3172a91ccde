import { useText } from '../../i18n/i18n.tsx';
import { useViewer } from '../../store/hooks.ts';
import { SettingsFrame } from '../settings/index.ts';
import { PresentPasscode } from './present-passcode.tsx';
import { SetPasscodeForm } from './set-passcode-form.tsx';

/** `/parental-passcode/` (`C2.14`): for people under 18. */
export function ParentalPasscodePage() {
  const text = useText();
  const viewer = useViewer();
  return (
    <SettingsFrame title={text('passcode.title')} lead={text('passcode.lead')}>
      {!viewer?.parental_control_candidate && <p>{text('passcode.tooOld')}</p>}
      {viewer?.parental_control_candidate && (viewer.parental_control_passcode_enabled ? <PresentPasscode /> : <SetPasscodeForm />)}
    </SettingsFrame>
  );
}
