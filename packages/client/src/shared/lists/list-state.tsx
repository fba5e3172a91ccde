import type { ReactElement } from 'react';
import { useText } from '../../i18n/i18n.tsx';
import type { ResourceView } from '../../store/hooks.ts';
import { troubleTitle } from '../../store/failure-shown.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/row-card/row-card.tsx';
import { SkeletonText } from '../../ui/skeleton/skeleton.tsx';

type ListView = Pick<ResourceView<readonly unknown[]>, 'data' | 'error' | 'refresh'>;

/** What stands in place of a list that is on its way, empty, or not to be had. */
export function ListState({ list, empty }: { list: ListView; empty: ReactElement | string }) {
  const text = useText();
  if (list.data && list.data.length > 0) return null;
  if (list.data) return typeof empty === 'string' ? <p className="muted">{empty}</p> : empty;
  if (!list.error) return <SkeletonText lines={3} />;
  return (
    <Notice role="alert">
      <p>{text(troubleTitle(list.error))}</p>
      <Button onClick={() => void list.refresh()}>{text('app.tryAgain')}</Button>
    </Notice>
  );
}
