import { ParentalPasscode } from '../features/parental-passcode/index.ts';
import { settingsRoute } from '../features/settings/index.ts';

export default settingsRoute({
  path: '/parental-passcode/',
  title: 'passcode.title',
  lead: 'passcode.lead',
  sections: [ParentalPasscode],
});
