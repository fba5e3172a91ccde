export { addMonths, clockChange, dayOf, firstDayOf, startOf, weeksOf } from './calendar.ts';
export { DraftTime, timeOf } from './draft-time.tsx';
export { MonthView } from './month-view.tsx';
export { NextOut } from './next-out.tsx';
export { useSchedule, type Schedule } from './use-schedule.ts';
export { ownTimeZone, ScheduleDialog, type TypedTime } from './schedule-dialog.tsx';
export { ScheduledPinDialog } from './scheduled-pin-dialog.tsx';
