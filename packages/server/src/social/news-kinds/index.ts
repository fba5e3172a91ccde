import type { Feature } from '../../feature.ts';
import { pinningNews } from './news-of-pinning.queries.ts';

export {
  composeNewsKinds,
  giveNews,
  kindsWhere,
  newsKindsOf,
  someOf,
  type GivenNews,
  type NewsKindsOfInstance,
} from './news-kinds.registry.ts';
export { toldId, toldNone, type NewsSource } from './told-events.queries.ts';

/** Which kinds of news there are. Each area from here on gives its own beside its feature. */
export const newsKindsFeature: Feature = { name: 'news-kinds', newsKinds: pinningNews };
