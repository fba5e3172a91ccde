import { ageShown } from '../../../i18n/formats.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useNow } from '../../../store/use-now.ts';
import type { WholePin } from '../pins/index.ts';

/** When the page behind a pin was read last, where that matters: prices change. */
export function RichSource({ pin }: { pin: WholePin }) {
  const text = useText();
  const locale = useLocale();
  const now = useNow();
  if (pin.richMetadata?.typeName !== 'product' || pin.richMetadataReadAt === null) return null;
  return <span>{text('rich.readAgo', { age: ageShown(locale, Date.parse(pin.richMetadataReadAt), now) })}</span>;
}
