import { instanceOf, OperatorSections, preloadInstance } from '../../features/operation/operator/index.ts';
import { settingsRoute } from '../../pages/settings/index.ts';

export default settingsRoute({
  path: '/settings/instance/',
  title: 'settings.instance',
  messages: ['operator'],
  lead: 'operator.lead',
  sections: [OperatorSections],
  preload: preloadInstance,
  primary: (_input, state) => instanceOf(state),
});
