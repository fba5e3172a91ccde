import { useState } from 'react';
import { PushSubscriptionResource } from '@bowerbird/contract/social/web-push/calls.ts';
import type { PushDevices as Devices } from '@bowerbird/contract/social/web-push/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useStarted } from '../../../lib/use-started.ts';
import settings from '../../../shared/forms/settings-form.module.css';
import { failureShown } from '../../../store/failure-shown.ts';
import { useAction, useAppDispatch, useResource, useViewer } from '../../../store/hooks.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { resourceDataChanged } from '../../../store/resources.slice.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CardRow, RowCard, RowTitle, RowWords } from '../../../ui/row-card/row-card.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { askPermission, pushPermission, subscribeBrowser, unsubscribeBrowser, type PushPermission } from './push-browser.ts';

const none = {};
const hints = {
  granted: 'notify.deviceOff',
  default: 'notify.deviceOff',
  denied: 'notify.deviceDenied',
  unable: 'notify.deviceUnable',
} as const satisfies Record<PushPermission, string>;

/** The devices that ring: this one, which its browser asks about after a press, and others, which can be turned off. */
export function PushDevices() {
  const text = useText();
  const { data } = useResource(PushSubscriptionResource.get, none);
  const turnOff = useTurnOff();
  if (!data) return <SkeletonText lines={2} />;
  return (
    <section className={settings.section} aria-label={text('notify.devices')}>
      <h2 className="h3">{text('notify.devices')}</h2>
      <RowCard as="ul">
        <ThisDevice devices={data} onOff={() => turnOff(undefined)} />
        {data.devices.map((one) => {
          if (one.is_this_device) return null;
          const name = one.device === '' ? text('notify.unknownDevice') : one.device;
          return (
            <CardRow as="li" key={one.id}>
              <RowTitle grows>{name}</RowTitle>
              <Button size="small" aria-label={text('notify.turnOffDevice', { device: name })} onClick={() => void turnOff(one.id)}>
                {text('notify.turnOff')}
              </Button>
            </CardRow>
          );
        })}
      </RowCard>
    </section>
  );
}

function ThisDevice({ devices, onOff }: { devices: Devices; onOff: () => Promise<void> }) {
  const text = useText();
  const started = useStarted();
  const dispatch = useAppDispatch();
  const viewer = useViewer();
  const keep = useKeep();
  const subscribe = useAction(PushSubscriptionResource.create);
  const [asked, setAsked] = useState<PushPermission | null>(null);
  const [busy, setBusy] = useState(false);
  const permission = asked ?? (started ? pushPermission() : 'default');
  const isOn = permission !== 'denied' && permission !== 'unable' && devices.devices.some((device) => device.is_this_device);
  const turnOn = async () => {
    setBusy(true);
    try {
      const answer = await askPermission();
      setAsked(answer);
      if (answer !== 'granted' || !viewer?.id) return;
      keep(await subscribe(await subscribeBrowser(devices.public_key, viewer.id)));
    } catch (error) {
      dispatch(failureShown(error, 'notify.turnedOnFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <CardRow as="li">
      <RowWords>
        <RowTitle>{text('notify.device')}</RowTitle>
        <p className="small muted" role="status">
          {text(isOn ? 'notify.deviceOn' : hints[permission])}
        </p>
      </RowWords>
      {isOn && (
        <Button disabled={!started} onClick={() => void onOff()}>
          {text('notify.turnOff')}
        </Button>
      )}
      {!isOn && (permission === 'default' || permission === 'granted') && (
        <Button variant="primary" disabled={!started} busy={busy} onClick={() => void turnOn()}>
          {text('notify.turnOn')}
        </Button>
      )}
    </CardRow>
  );
}

function useKeep(): (data: Devices) => void {
  const dispatch = useAppDispatch();
  return (data) => void dispatch(resourceDataChanged({ name: PushSubscriptionResource.get.name, key: resourceKey(none), data }));
}

/** Turns a device off, or this one. */
function useTurnOff(): (id: string | undefined) => Promise<void> {
  const dispatch = useAppDispatch();
  const keep = useKeep();
  const unsubscribe = useAction(PushSubscriptionResource.delete);
  return async (id) => {
    try {
      keep(await unsubscribe(id === undefined ? {} : { id }));
      if (id === undefined) await unsubscribeBrowser();
    } catch (error) {
      dispatch(failureShown(error, 'settings.notSaved'));
    }
  };
}
