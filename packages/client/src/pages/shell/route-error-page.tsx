import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { useText } from '../../i18n/i18n.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { BirdDrawing } from '../../ui/empty-state/bird-drawing.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';

/** The router's error page (`C2.32`): what broke is reported, the person gets a way on. */
export function RouteErrorPage() {
  const text = useText();
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <EmptyState
      level={1}
      drawing={<BirdDrawing />}
      title={text('app.errorTitle')}
      actions={
        <>
          <Button variant="primary" onClick={() => window.location.reload()}>
            {text('app.reload')}
          </Button>
          <ButtonLink href="/">{text('app.goHome')}</ButtonLink>
        </>
      }
    >
      {text('app.errorBody')}
    </EmptyState>
  );
}
