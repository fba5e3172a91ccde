export { addMonths, clockChange, dayOf, firstDayOf, weeksOf } from './calendar.ts';
export { DraftTime, timeOf } from './draft-time.tsx';
export { MonthView } from './month-view.tsx';
export { NextOut } from './next-out.tsx';
export { useSchedule } from './use-schedule.ts';
export { ScheduleManyDialog, type ManyTimes } from './schedule-many-dialog.tsx';
export type { Spread } from './spread.ts';
export { ownTimeZone } from './time-fields.tsx';
export { ScheduledPinDialog } from './scheduled-pin-dialog.tsx';
