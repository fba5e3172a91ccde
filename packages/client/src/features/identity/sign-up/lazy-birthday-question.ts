import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';

/** The question for who seems too young; hardly anybody meets it. */
export const LazyBirthdayQuestion = lazyPart(async () => (await import('./birthday-question.tsx')).BirthdayQuestion);
