import { useText } from '../../i18n/i18n.tsx';
import { troubleTitle } from '../../store/failure-shown.ts';
import { Button } from '../../ui/button/button.tsx';
import { BirdDrawing } from '../../ui/empty-state/bird-drawing.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';

/** What stands where a list could not be had. */
export function ListTrouble({ error, onRetry }: { error: { readonly record: unknown }; onRetry: () => Promise<void> }) {
  const text = useText();
  return (
    <EmptyState
      drawing={<BirdDrawing />}
      title={text(troubleTitle(error))}
      actions={
        <Button variant="primary" onClick={() => void onRetry()}>
          {text('app.tryAgain')}
        </Button>
      }
    >
      {text('app.serverErrorBody')}
    </EmptyState>
  );
}
