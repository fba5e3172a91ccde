import { useText } from '../../i18n/i18n.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { BirdDrawing } from '../../ui/empty-state/bird-drawing.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { useWindowTitle } from '../../routing/use-window-title.ts';

/** What stands where a page is absent, or not for this person to see. */
export function NotFoundPage() {
  const text = useText();
  useWindowTitle(text('app.notFoundTitle'));
  return (
    <EmptyState
      level={1}
      drawing={<BirdDrawing />}
      title={text('app.notFoundTitle')}
      actions={
        <>
          <ButtonLink href="/" variant="primary">
            {text('app.goHome')}
          </ButtonLink>
          <ButtonLink href="/search/pins/">{text('app.search')}</ButtonLink>
        </>
      }
    >
      {text('app.notFoundBody')}
    </EmptyState>
  );
}
