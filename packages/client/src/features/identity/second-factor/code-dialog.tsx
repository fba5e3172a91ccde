import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { StepDialog, type StepDialogProps } from '../../../shared/steps/step-dialog.tsx';
import { stepWords, wrongProof } from '../../../shared/steps/step-words.ts';
import { CodeField } from './code-field.tsx';
import { readCode } from './read-code.ts';

/** Does one thing about the second step, after a code of it. */
export function CodeDialog<Output>({
  endpoint,
  lead,
  onDone,
  ...dialog
}: Omit<StepDialogProps, 'children' | 'kit'> & {
  endpoint: Endpoint<{ mfa_token: string }, Output>;
  lead: string;
  onDone: (output: Output) => void;
}) {
  const text = useText();
  const kit = useForm({ endpoint, fields: ['code'], read: readCode, blame: wrongProof, failed: stepWords, onDone });
  return (
    <StepDialog {...dialog} kit={kit}>
      <p>{lead}</p>
      <CodeField error={kit.errorOf('code')} hint={text('security.codeHint')} />
    </StepDialog>
  );
}
