import { useState } from 'react';
import { useLocation } from 'react-router';
import type { ReportReason, ReportTargetType } from '@bowerbird/domain/social/reports.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { useViewer } from '../../../store/hooks.ts';
import { EntranceDialog } from '../../identity/entrance-panels/index.ts';
import { searchBackTo } from '../../identity/entrance/index.ts';
import { ReasonStep } from './reason-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { ThanksStep } from './thanks-step.tsx';

export interface ReportDialogProps {
  readonly target: { readonly type: ReportTargetType; readonly id: string };
  readonly onClose: () => void;
}

/** Asks why something is reported, then for more about it, and says what happens next; who is not signed in comes in first. */
export function ReportDialog({ target, onClose }: ReportDialogProps) {
  const viewer = useViewer();
  const hasWords = useWords('reports');
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [step, setStep] = useState<'reason' | 'details' | 'thanks'>('reason');
  if (!hasWords) return null;
  if (!viewer) return <ReportEntrance onClose={onClose} />;
  if (step === 'thanks') return <ThanksStep target={target} onClose={onClose} />;
  if (step === 'details' && reason) {
    return (
      <DetailsStep target={target} reason={reason} onBack={() => setStep('reason')} onDone={() => setStep('thanks')} onClose={onClose} />
    );
  }
  const choose = (chosen: ReportReason) => {
    setReason(chosen);
    setStep('details');
  };
  return <ReasonStep type={target.type} chosen={reason} onNext={choose} onClose={onClose} />;
}

function ReportEntrance({ onClose }: Pick<ReportDialogProps, 'onClose'>) {
  const { pathname, search } = useLocation();
  return <EntranceDialog title={{ id: 'reports.comeIn' }} search={searchBackTo(pathname + search)} onClose={onClose} />;
}
