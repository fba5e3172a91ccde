export { settingsListRoute as default } from '../features/settings/index.ts';
