export { InboxTabs } from './inbox-tabs.tsx';
