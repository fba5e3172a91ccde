import { settingsRoute, Websites } from '../../features/settings/index.ts';

export default settingsRoute({ path: '/settings/websites/', title: 'settings.websites', lead: 'websites.lead', sections: [Websites] });
