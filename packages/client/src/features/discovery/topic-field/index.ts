export { TopicField } from './topic-field.tsx';
export type { InterestTag } from '@bowerbird/contract/discovery/topics/schemas.ts';
