import { useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { BirdDrawing } from '../../../ui/empty-state/bird-drawing.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';

/** What stands where results could not be had. */
export function SearchError({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => Promise<void> }) {
  const text = useText();
  return (
    <EmptyState
      drawing={<BirdDrawing />}
      title={text('search.errorTitle')}
      actions={
        <Button variant="primary" onClick={() => void onRetry()}>
          {text('app.tryAgain')}
        </Button>
      }
    >
      {text(isOffline ? 'app.unreached' : 'app.serverErrorBody')}
    </EmptyState>
  );
}
