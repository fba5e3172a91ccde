import { PrevalenceSamplesResource } from '@bowerbird/contract/social/transparency/calls.ts';
import type { JudgeInput } from '@bowerbird/contract/social/transparency/schemas.ts';
import { mostDrawn } from '@bowerbird/domain/social/prevalence.ts';
import { PrevalenceWords } from '../../features/social/transparency/index.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { failureShown } from '../../store/failure-shown.ts';
import { useAction, useAppDispatch, useResource } from '../../store/hooks.ts';
import { Button } from '../../ui/button/button.tsx';
import { SkeletonText } from '../../ui/skeleton/skeleton.tsx';
import styles from './care.module.css';
import { CareTabs } from './care-tabs.tsx';
import { JudgePanel } from './judge-panel.tsx';

const none = {};
const DRAWN = 50;

/** Pins drawn by lot, one at a time, to tell how much of what is seen breaks a rule. */
export function SamplePage() {
  const text = useText();
  const dispatch = useAppDispatch();
  const { busy, run } = useOneAtATime();
  const samples = useResource(PrevalenceSamplesResource.get, none);
  const draw = useAction(PrevalenceSamplesResource.create);
  const judge = useAction(PrevalenceSamplesResource.update);
  const act = (work: () => Promise<unknown>) =>
    run(async () => {
      // Another moderator may have looked at the same pin.
      await work().catch((error: unknown) => dispatch(failureShown(error)));
      await samples.refresh();
    });
  const { data } = samples;
  const [sample] = data?.waiting ?? [];
  return (
    <div className={styles.narrow}>
      <CareTabs at="/care/sample/" />
      <section aria-labelledby="sample">
        <h1 id="sample" className="display h2">
          {text('care.sample')}
        </h1>
        <p className="muted">{text('care.sampleLead')}</p>
        {!data && !samples.error && <SkeletonText lines={6} />}
        {data && <PrevalenceWords prevalence={data.prevalence} />}
        {data && (
          <p className="muted" role="status">
            {sample ? text('care.waitingSamples', { count: data.waiting_count }) : text('care.noneDrawn')}
          </p>
        )}
        {sample && (
          <JudgePanel key={sample.sample_id} sample={sample} busy={busy} onJudge={(input: JudgeInput) => void act(() => judge(input))} />
        )}
        {data && data.waiting_count + DRAWN <= mostDrawn && (
          <Button busy={busy} variant={sample ? 'outline' : 'primary'} onClick={() => void act(() => draw({ count: DRAWN }))}>
            {text('care.draw', { count: DRAWN })}
          </Button>
        )}
      </section>
    </div>
  );
}
