export { isNewsKind, kindsOf, newsKinds, type NewsKindEntries } from './news-kinds.ts';
