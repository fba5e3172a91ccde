import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';

/** What a mailed link has done, read out, and the way home. */
export function EntranceDone({ words }: { words: MessageId }) {
  const text = useText();
  return (
    <>
      <p role="status">{text(words)}</p>
      <ButtonLink href="/" variant="primary" size="large" wide>
        {text('link.home')}
      </ButtonLink>
    </>
  );
}
