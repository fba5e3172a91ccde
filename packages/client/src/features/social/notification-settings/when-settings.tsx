import { digestRhythms } from '@bowerbird/domain/social/notification-ways.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useStarted } from '../../../lib/use-started.ts';
import settings from '../../../shared/forms/settings-form.module.css';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { CardRow, Notice, RowCard, RowTitle, RowWords } from '../../../ui/row-card/row-card.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import styles from './notification-settings.module.css';
import { zoneName } from '../../../lib/zone-name.ts';
import { deviceZone, useWay } from './use-way.ts';

const rhythmWords = { daily: 'notify.daily', weekly: 'notify.weekly', never: 'notify.never' } as const;

/** When nothing rings, when the digest comes, and in which language. */
export function WhenSettings() {
  const text = useText();
  return (
    <section className={settings.section} aria-label={text('notify.when')}>
      <h2 className="h3">{text('notify.when')}</h2>
      <Refusal />
      <RowCard>
        <QuietHours />
        <Rhythm />
        <TimeZone />
        <CardRow>
          <RowWords>
            <RowTitle>{text('notify.language')}</RowTitle>
            <p className="small muted">{text('notify.languageHint')}</p>
          </RowWords>
          <ButtonLink href="/settings/account-settings/">{text('notify.change')}</ButtonLink>
        </CardRow>
      </RowCard>
    </section>
  );
}

/** Says that no mail goes to the person's address, and why. */
function Refusal() {
  const text = useText();
  const refusal = useWay('mail').valueOf('refusal');
  if (refusal !== 'bounce' && refusal !== 'complaint') return null;
  return (
    <Notice role="alert">
      <p>{text(refusal === 'bounce' ? 'notify.mailBounced' : 'notify.mailComplained')}</p>
      <ButtonLink href="/settings/account-settings/">{text('notify.change')}</ButtonLink>
    </Notice>
  );
}

function QuietHours() {
  const text = useText();
  const started = useStarted();
  const { valueOf, change } = useWay('push');
  const isQuiet = valueOf('quiet_hours');
  if (isQuiet === undefined) return <SkeletonText lines={2} />;
  return (
    <div className={settings.section}>
      <Switch
        label={text('notify.quiet')}
        hint={text('notify.quietHint')}
        checked={isQuiet === true}
        disabled={!started}
        onChange={(event) => void change('quiet_hours', event.currentTarget.checked)}
      />
      {isQuiet === true && (
        <div className={styles.times}>
          {(['quiet_from', 'quiet_until'] as const).map((id) => (
            <TextField
              key={id}
              type="time"
              label={text(id === 'quiet_from' ? 'notify.from' : 'notify.until')}
              defaultValue={String(valueOf(id))}
              required
              disabled={!started}
              onBlur={({ currentTarget }) => {
                const before = String(valueOf(id));
                // An emptied time is no time: the one before stands again.
                if (currentTarget.value === '') currentTarget.value = before;
                else if (currentTarget.value !== before) void change(id, currentTarget.value);
              }}
            />
          ))}
        </div>
      )}
      {isQuiet === true && valueOf('quiet_from') === valueOf('quiet_until') && (
        <p className="small muted" role="status">
          {text('notify.quietSame')}
        </p>
      )}
    </div>
  );
}

function Rhythm() {
  const text = useText();
  const started = useStarted();
  const { valueOf, change } = useWay('mail');
  const rhythm = valueOf('rhythm');
  if (rhythm === undefined) return <SkeletonText lines={2} />;
  return (
    <Select
      label={text('notify.rhythm')}
      hint={text('notify.rhythmHint')}
      value={String(rhythm)}
      disabled={!started}
      options={digestRhythms.map((value) => ({ value, label: text(rhythmWords[value]) }))}
      onChange={(event) => void change('rhythm', event.currentTarget.value)}
    />
  );
}

function TimeZone() {
  const text = useText();
  const started = useStarted();
  const { valueOf, change } = useWay('push');
  const zone = valueOf('time_zone');
  if (zone === undefined) return <SkeletonText lines={1} />;
  const here = started ? deviceZone() : zone;
  return (
    <CardRow>
      <RowWords>
        <p className="small muted">{zone === '' ? text('notify.noZone') : text('notify.zone', { zone: zoneName(String(zone)) })}</p>
      </RowWords>
      {here !== zone && (
        <Button size="small" onClick={() => void change('time_zone', here)}>
          {text('notify.useZone', { zone: zoneName(String(here)) })}
        </Button>
      )}
    </CardRow>
  );
}
