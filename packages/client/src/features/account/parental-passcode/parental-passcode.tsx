import { useText } from '../../../i18n/i18n.tsx';
import { useViewer } from '../../../store/hooks.ts';
import { PresentPasscode } from './present-passcode.tsx';
import { SetPasscodeForm } from './set-passcode-form.tsx';

/** The passcode of people under 18 (`C2.14`). */
export function ParentalPasscode() {
  const text = useText();
  const viewer = useViewer();
  if (!viewer?.parental_control_candidate) return <p>{text('passcode.tooOld')}</p>;
  return viewer.parental_control_passcode_enabled ? <PresentPasscode /> : <SetPasscodeForm />;
}
