import { useText } from '../../../i18n/i18n.tsx';
import { useLeaveGuard } from '../../../routing/use-leave-guard.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlays.tsx';
import type { StoryUploads } from './use-story-uploads.ts';

/** Asks whoever goes to another page while files are on their way, because they end with this page. */
export function LeaveQuestion({ uploads }: { uploads: StoryUploads }) {
  const text = useText();
  const count = Object.values(uploads.running).filter(({ failure }) => !failure).length;
  const held = useLeaveGuard(count > 0);
  if (!held) return null;
  return (
    <Dialog
      alert
      title={text('ideas.leaveQuestion')}
      onClose={held.stay}
      actions={
        <>
          <Button onClick={held.stay}>{text('ideas.stay')}</Button>
          <Button variant="danger" onClick={held.goOn}>
            {text('ideas.leave')}
          </Button>
        </>
      }
    >
      <p>{text('ideas.leaveBody', { count })}</p>
    </Dialog>
  );
}
