import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CallOptions } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { sendFeedback } from '@bowerbird/contract/measurement/feedback/calls.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { tooLong } from '../../../i18n/too-long.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { failureWords } from '../../../shared/forms/failure-words.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { call } from '../../../store/call.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { Dialog } from '../../../ui/overlays.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';

export interface FeedbackDialogProps {
  /** Its heading and its question, where they are not the usual ones. */
  readonly title?: string;
  readonly prompt?: string;
  /** Where it was opened, such as `settings`; the owner reads it beside the text. */
  readonly source: string;
  /** The path of the page that comes after. */
  readonly nextPage?: string;
  readonly onClose: () => void;
}

/** Asks what somebody thinks, and tells it to the instance's owner (`C4.14`). Each opening begins anew. */
export function FeedbackDialog(props: FeedbackDialogProps) {
  const hasWords = useWords('opinion');
  const navigate = useNavigate();
  const [isTold, setTold] = useState(false);
  if (!hasWords) return null;
  const leave = () => {
    props.onClose();
    if (props.nextPage !== undefined) void navigate(props.nextPage);
  };
  return isTold ? <Thanks onClose={leave} /> : <Question {...props} onTold={() => setTold(true)} />;
}

function Question({ title, prompt, source, onTold, onClose }: FeedbackDialogProps & { readonly onTold: () => void }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const send = async (verbatim: string, options: CallOptions) => {
    // Without words there is nothing to send, and that is no failure (`C5.4`).
    if (verbatim === '') return null;
    const feedback = { verbatim_text: verbatim, action_source: source };
    return dispatch(call(sendFeedback, { feedback_data: JSON.stringify(feedback) }, options));
  };
  const kit = useForm({
    send,
    fields: ['feedback'],
    read: (typed) => ({ input: typed.text('feedback').trim() }),
    live: (typed) => {
      const long = tooLong(typed.text('feedback'), textLimits.feedback);
      return { ...(long && { feedback: long }) };
    },
    failed: (error) => (error.status === 429 ? { id: 'opinion.tooMany' } : failureWords(error)),
    onDone: onTold,
  });
  return (
    <FormDialog
      {...kit.dialog}
      title={title ?? text('opinion.title')}
      act={text('opinion.send')}
      cancel={text('app.cancel')}
      closeLabel={text('app.close')}
      onClose={onClose}
    >
      <TextArea
        name="feedback"
        label={prompt ?? text('opinion.prompt')}
        hint={text('opinion.hint')}
        rows={5}
        dir="auto"
        autoFocus
        error={kit.errorOf('feedback')}
      />
      <FormFailure words={kit.failure} />
    </FormDialog>
  );
}

function Thanks({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  return (
    <Dialog
      title={text('opinion.thanks')}
      onClose={onClose}
      actions={
        <Button variant="primary" autoFocus onClick={onClose}>
          {text('app.done')}
        </Button>
      }
    >
      <p className="muted">{text('opinion.thanksLead')}</p>
    </Dialog>
  );
}
