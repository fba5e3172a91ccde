import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlays.tsx';

/** Asks whether the birthday is right. People mistype years, and a confirmed age under 13 locks them out for a day. */
export function BirthdayQuestion({
  date,
  busy,
  onConfirm,
  onChange,
}: {
  /** `YYYY-MM-DD`. */
  date: string;
  busy: boolean;
  onConfirm: () => void;
  onChange: () => void;
}) {
  const text = useText();
  const day = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
  return (
    <Dialog
      alert
      title={text('birthday.question')}
      locked={busy}
      onClose={onChange}
      actions={
        <>
          <Button disabled={busy} onClick={onChange}>
            {text('birthday.change')}
          </Button>
          <Button variant="primary" busy={busy} onClick={onConfirm}>
            {text('birthday.right')}
          </Button>
        </>
      }
    >
      <p>{text('birthday.bornOn', { day })}</p>
    </Dialog>
  );
}
