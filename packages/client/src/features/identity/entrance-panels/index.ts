export { lazyEntranceDialog as EntranceDialog } from './lazy-entrance-dialog.ts';
export { SignUpPanel } from './sign-up-panel.tsx';
