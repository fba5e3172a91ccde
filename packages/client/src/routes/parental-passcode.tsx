import { ParentalPasscode } from '../features/identity/parental-passcode/index.ts';
import { settingsRoute } from '../pages/settings/index.ts';

export default settingsRoute({
  path: '/parental-passcode/',
  title: 'passcode.title',
  lead: 'passcode.lead',
  sections: [ParentalPasscode],
});
