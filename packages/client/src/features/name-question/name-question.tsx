import { lazy, Suspense } from 'react';
import { useViewer } from '../../store/hooks.ts';
import { useStarted } from '../../ui/use-started.ts';

const NameDialog = lazy(() => import('./name-dialog.tsx'));

/** Asks a new person for their name, once, as long as they neither told nor skipped it. */
export function NameQuestion() {
  const viewer = useViewer();
  const started = useStarted();
  if (!started || !viewer?.name_question_open) return null;
  return (
    <Suspense fallback={null}>
      <NameDialog guess={viewer.full_name ?? ''} />
    </Suspense>
  );
}
