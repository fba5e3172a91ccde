import { settingsRoute } from '../../pages/settings/index.ts';
import { Websites } from '../../features/account/claimed-websites/index.ts';

export default settingsRoute({ path: '/settings/websites/', title: 'settings.websites', lead: 'websites.lead', sections: [Websites] });
