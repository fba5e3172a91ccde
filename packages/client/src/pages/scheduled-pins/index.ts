export { ScheduledPinsPage } from './scheduled-pins-page.tsx';
