import { useText } from '../../i18n/i18n.tsx';
import { troubleTitle } from '../../store/failure-shown.ts';
import { Button } from '../../ui/button/button.tsx';
import { BirdDrawing } from '../../ui/empty-state/bird-drawing.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { useWindowTitle } from '../../routing/use-window-title.ts';

/** What stands where the server failed, or did not answer; trying again loads the page anew. */
export function ServerErrorPage({ error }: { error: { readonly record: unknown } }) {
  const text = useText();
  const title = text(troubleTitle(error));
  useWindowTitle(title);
  return (
    <EmptyState
      level={1}
      drawing={<BirdDrawing />}
      title={title}
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
