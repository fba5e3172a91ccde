import { NoticesSection } from '../../features/discovery/search-notices/index.ts';
import { instanceOf, OperatorSections, preloadInstance } from '../../features/operation/operator/index.ts';
import { settingsRoute } from '../../pages/settings/index.ts';

export default settingsRoute({
  path: '/settings/instance/',
  title: 'settings.instance',
  messages: ['operator'],
  lead: 'operator.lead',
  sections: [OperatorSections, NoticesSection],
  preload: preloadInstance,
  primary: (_input, state) => instanceOf(state),
});
