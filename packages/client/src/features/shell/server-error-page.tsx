import { useText } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button/button.tsx';
import { BirdDrawing } from '../../ui/empty-state/bird-drawing.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { useWindowTitle } from './use-window-title.ts';

/** What stands where the server failed; trying again loads the page anew. */
export function ServerErrorPage() {
  const text = useText();
  useWindowTitle(text('app.serverErrorTitle'));
  return (
    <EmptyState
      level={1}
      drawing={<BirdDrawing />}
      title={text('app.serverErrorTitle')}
      actions={
        <Button variant="primary" onClick={() => window.location.reload()}>
          {text('app.tryAgain')}
        </Button>
      }
    >
      {text('app.serverErrorBody')}
    </EmptyState>
  );
}
