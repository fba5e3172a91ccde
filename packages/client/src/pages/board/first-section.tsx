import { useText } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useNewSection } from './use-new-section.tsx';

/** Makes the first section of a board, which takes no more room than a button before there is any. */
export function FirstSection({ boardId }: { boardId: string }) {
  const text = useText();
  const { make, dialog } = useNewSection(boardId);
  return (
    <>
      <Button size="small" icon={<Icon name="plus" weight="bold" size={18} />} onClick={make}>
        {text('sections.new')}
      </Button>
      {dialog}
    </>
  );
}
