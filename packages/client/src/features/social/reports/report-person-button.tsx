import { useState } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ReportDialog } from './lazy-report-dialog.ts';

/** Reports a person, from the head of their profile. */
export function ReportPersonButton({ id, name }: { id: string; name: string }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={text('reports.act')}
        name={text('reports.actOf', { name })}
        icon={<Icon name="flag" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && <ReportDialog target={{ type: 'user', id }} onClose={() => setOpen(false)} />}
    </>
  );
}
