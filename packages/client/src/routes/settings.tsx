export { settingsListRoute as default } from '../pages/settings/index.ts';
