import { useText } from '../../../i18n/i18n.tsx';
import { Notice } from '../../../ui/row-card/row-card.tsx';

/** How many pins go out by themselves at the dates of their rows. */
export function ScheduledNotice({ items, withCalendar = false }: { items: number; withCalendar?: boolean }) {
  const text = useText();
  if (items === 0) return null;
  return (
    <Notice role="status">
      <p>
        {text('imports.scheduled', { items })} {withCalendar && <a href="/pin-builder/schedule/">{text('imports.seeSchedule')}</a>}
      </p>
    </Notice>
  );
}
