import { useState } from 'react';
import { InstanceResource } from '@bowerbird/contract/operation/operator/calls.ts';
import type { RunningInstance } from '@bowerbird/contract/operation/operator/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useAction, useAppDispatch } from '../../../store/hooks.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { useStarted } from '../../../lib/use-started.ts';
import { ownerActed } from './operator-lists.ts';
import styles from './operator.module.css';

/** Opens and closes registration; the switch shows at once what was chosen, and goes back when it fails. */
export function RegistrationSection({ instance, onChange }: { instance: RunningInstance | null; onChange: () => Promise<void> }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const started = useStarted();
  const run = useAction(InstanceResource.update);
  const [chosen, setChosen] = useState<boolean | null>(null);

  const choose = async (isOpen: boolean) => {
    setChosen(isOpen);
    try {
      await run({ is_registration_open: isOpen });
      await Promise.all([onChange(), dispatch(ownerActed())]);
    } catch (error) {
      dispatch(failureShown(error, 'settings.notSaved'));
    }
    setChosen(null);
  };
  return (
    <section className={styles.section} aria-labelledby="registration">
      <h2 id="registration" className="h3">
        {text('operator.registration')}
      </h2>
      {instance ? (
        <Switch
          label={text('operator.isOpen')}
          hint={text('operator.isOpenHint')}
          checked={chosen ?? instance.is_registration_open}
          disabled={!started || chosen !== null}
          onChange={(event) => void choose(event.currentTarget.checked)}
        />
      ) : (
        <SkeletonText lines={2} />
      )}
    </section>
  );
}
