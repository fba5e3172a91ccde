import { ClassifierSection } from '../../features/social/unsafe-pictures/index.ts';
import { FeedbackResource } from '@bowerbird/contract/measurement/feedback/calls.ts';
import { NoticesSection } from '../../features/discovery/search-notices/index.ts';
import { feedbackOptions, FeedbackSection } from '../../features/measurement/feedback/index.ts';
import { instanceOf, OperatorSections, preloadInstance } from '../../features/operation/operator/index.ts';
import { settingsRoute } from '../../pages/settings/index.ts';
import { ensureResource } from '../../store/call.ts';

export default settingsRoute({
  path: '/settings/instance/',
  title: 'settings.instance',
  messages: ['operator'],
  lead: 'operator.lead',
  sections: [OperatorSections, ClassifierSection, FeedbackSection, NoticesSection],
  preload: async (input) => {
    await preloadInstance(input);
    if (input.state().session.viewer?.is_instance_owner) await input.dispatch(ensureResource(FeedbackResource.get, feedbackOptions));
  },
  primary: (_input, state) => instanceOf(state),
});
