import { useText } from '../../i18n/i18n.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { BirdDrawing } from '../../ui/empty-state/bird-drawing.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';

/** Stands in the tab of a board that is gone, or not for the viewer. Trying again would not help. */
export function GoneBoard() {
  const text = useText();
  const hasWords = useWords('board');
  if (!hasWords) return null;
  return (
    <EmptyState
      drawing={<BirdDrawing />}
      title={text('board.goneTab')}
      actions={
        <ButtonLink href="/" variant="primary">
          {text('board.goneTabHome')}
        </ButtonLink>
      }
    >
      {text('board.goneTabBody')}
    </EmptyState>
  );
}
