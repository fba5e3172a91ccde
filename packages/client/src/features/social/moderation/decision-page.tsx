import { DecisionResource } from '@bowerbird/contract/social/moderation/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { troubleTitle } from '../../../store/failure-shown.ts';
import { useAction, useResource } from '../../../store/hooks.ts';
import { ArchPanel } from '../../../ui/arch-panel/arch-panel.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { Entrance } from '../../identity/entrance/index.ts';
import { useLinkToken } from '../../identity/mailed-links/index.ts';
import styles from './account-status.module.css';
import { StatusEntryView } from './status-entry.tsx';

/** `/secure/decision/`: one decision with its appeal, for whoever got it by mail. A suspended person cannot log in. */
export function DecisionPage() {
  return <Decision token={useLinkToken()} />;
}

export function Decision({ token }: { token: string }) {
  const text = useText();
  const { data, error, refresh } = useResource(DecisionResource.get, { token });
  const answer = useAction(DecisionResource.update);
  const isDead = error?.record?.http_status !== undefined && error.record.http_status < 500;
  return (
    <Entrance>
      <ArchPanel title={text('care.decisionTitle')}>
        {isDead && <p role="alert">{text('care.decisionDead')}</p>}
        {error && !isDead && (
          <>
            <p role="alert">{text(troubleTitle(error))}</p>
            <Button onClick={() => void refresh()}>{text('app.tryAgain')}</Button>
          </>
        )}
        {!error && !data && <SkeletonText lines={4} />}
        {data && (
          <div className={styles.alone}>
            <StatusEntryView
              entry={data}
              send={(said, options) => answer({ token, text: said }, options)}
              onAnswered={() => void refresh()}
            />
          </div>
        )}
        <p>
          <Link href="/settings/account-status/" className="link strong">
            {text('care.decisionAll')}
          </Link>
        </p>
      </ArchPanel>
    </Entrance>
  );
}
