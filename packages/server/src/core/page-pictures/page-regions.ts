/** Which part of a page something stands in: its content, what lies beside it, or neither for sure. */
export type Region = 'content' | 'beside' | 'unknown';

const contentTags = new Set(['article', 'main']);
const besideTags = new Set(['aside', 'nav', 'footer']);
const besideRoles = new Set(['complementary', 'navigation', 'contentinfo', 'banner', 'search']);
const besideNames =
  /(?:^|[\s_-])(?:sidebar|side-bar|related|recommend\w*|recirc\w*|comments?|footer|nav|menu|ads?|advert\w*|sponsor\w*|promo\w*|share|social|author|avatar|widget|newsletter|popular|trending|more-stories)(?:[\s_-]|$)/i;

export type RegionTracker = {
  /** Gives how deep the element stands. */
  enter: (name: string, attributes: Record<string, string>) => number;
  leave: () => void;
  current: () => Region;
};

/** Follows the open elements; what lies beside stays beside, whatever is inside it. */
export function createRegionTracker(): RegionTracker {
  const open: Region[] = [];
  const current = (): Region => open.at(-1) ?? 'unknown';
  return {
    current,
    enter: (name, attributes) => open.push(regionInside(current(), name, attributes)),
    leave: () => open.pop(),
  };
}

function regionInside(outer: Region, name: string, attributes: Record<string, string>): Region {
  if (outer === 'beside') return 'beside';
  const role = attributes['role'] ?? '';
  if (besideTags.has(name) || besideRoles.has(role)) return 'beside';
  if (contentTags.has(name) || role === 'main' || attributes['itemprop'] === 'articleBody') return 'content';
  if (name !== 'body' && name !== 'html' && besideNames.test(`${attributes['class'] ?? ''} ${attributes['id'] ?? ''}`)) return 'beside';
  return outer;
}
