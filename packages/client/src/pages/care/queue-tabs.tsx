import { cappedCount } from '../../i18n/capped-count.ts';
import { useLocale, useText } from '../../i18n/i18n.tsx';
import { TabButtons } from '../../ui/tabs/tabs.tsx';
import type { CaseList } from './cases-options.ts';

/** How many wait in each list; the server counts to a hundred. */
export type WaitingCases = Readonly<Partial<Record<CaseList, number>>>;

/** The lists of cases. Those that wait for somebody say how many do. */
export function QueueTabs({
  selected,
  waiting = {},
  onSelect,
}: {
  selected: CaseList;
  waiting?: WaitingCases | undefined;
  onSelect: (list: CaseList) => void;
}) {
  const text = useText();
  const locale = useLocale();
  const withCount = (list: CaseList, name: string) => {
    const count = waiting[list] ?? 0;
    return count === 0 ? name : text('care.waiting', { name, count: cappedCount(locale, count) });
  };
  return (
    <TabButtons
      label={text('care.queue')}
      tabs={[
        { id: 'open', label: withCount('open', text('care.open')) },
        { id: 'appeals', label: withCount('appeals', text('care.appeals')) },
        { id: 'decided', label: text('care.decided') },
      ]}
      selected={selected}
      onSelect={onSelect}
    />
  );
}
