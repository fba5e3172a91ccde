import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';

/** Takes the topics of a pin. It comes by itself, because most pages need the paths of topics alone. */
export const TopicField = lazyPart(async () => (await import('./topic-field.tsx')).TopicField);
