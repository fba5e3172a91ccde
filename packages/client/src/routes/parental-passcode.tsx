import { ParentalPasscode } from '../features/account/parental-passcode/index.ts';
import { settingsRoute } from '../pages/settings/index.ts';

export default settingsRoute({
  path: '/parental-passcode/',
  title: 'passcode.title',
  lead: 'passcode.lead',
  sections: [ParentalPasscode],
});
