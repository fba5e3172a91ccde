import { useState } from 'react';
import { useParams } from 'react-router';
import { AppConsentResource } from '@bowerbird/contract/operation/apps/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useAction, useResource, useViewer } from '../../../store/hooks.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { ArchPanel } from '../../../ui/arch-panel/arch-panel.tsx';
import { Entrance } from '../../identity/entrance/index.ts';
import styles from './apps.module.css';
import { ScopeList } from './scope-list.tsx';

/** `/app-factory-oauth/<uid>/`: what a third-party app asks for, and the person's yes or no (`C2.20`). */
export function ConsentPage() {
  const text = useText();
  const viewer = useViewer();
  const { uid = '' } = useParams();
  const { data: question, error } = useResource(AppConsentResource.get, { uid });
  const decide = useAction(AppConsentResource.create);
  const [busy, setBusy] = useState<'yes' | 'no' | null>(null);
  const [failed, setFailed] = useState(false);
  if (error || failed) return <ConsentErrorPage />;
  if (!question) {
    return (
      <Entrance>
        <ArchPanel title={text('apps.title')}>
          <SkeletonText lines={4} />
        </ArchPanel>
      </Entrance>
    );
  }
  const answer = async (approve: boolean) => {
    if (busy !== null) return;
    setBusy(approve ? 'yes' : 'no');
    try {
      const { redirect } = await decide({ uid, approve });
      // The buttons stay busy until the app's page is there.
      window.location.assign(redirect);
    } catch {
      setFailed(true);
    }
  };
  return (
    <Entrance>
      <ArchPanel title={text('apps.asks', { app: question.app_name })} lead={text('apps.asksLead', { name: viewer?.full_name ?? '' })}>
        <ScopeList scopes={question.scopes} />
        <p className="small muted">{text('apps.goesTo', { host: question.return_host })}</p>
        <div className={styles.answers}>
          <Button variant="primary" size="large" wide busy={busy === 'yes'} disabled={busy === 'no'} onClick={() => void answer(true)}>
            {text('apps.allow')}
          </Button>
          <Button size="large" wide busy={busy === 'no'} disabled={busy === 'yes'} onClick={() => void answer(false)}>
            {text('apps.deny')}
          </Button>
        </div>
        <p className="small quiet">{text('apps.revokeHint')}</p>
      </ArchPanel>
    </Entrance>
  );
}

/** What is left of an authorisation that cannot go on: used, too old, begun elsewhere, or asked for wrongly. */
export function ConsentErrorPage() {
  const text = useText();
  return (
    <Entrance>
      <ArchPanel title={text('apps.deadTitle')} lead={text('apps.dead')}>
        <ButtonLink href="/" variant="primary" size="large" wide>
          {text('apps.home')}
        </ButtonLink>
      </ArchPanel>
    </Entrance>
  );
}
