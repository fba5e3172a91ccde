import type { OnDemandArea } from '@bowerbird/words/areas.generated.ts';

/** What the build's manifest calls a locale's messages, of every page or of one area. */
export function messagesKey(locale: string, area?: OnDemandArea): string {
  return area === undefined ? `virtual:messages/${locale}` : `virtual:messages/${locale}/${area}`;
}
