import { useState } from 'react';
import { KeptCopiesResource } from '@bowerbird/contract/pinning/kept-copies/calls.ts';
import type { CopyKeeping } from '@bowerbird/contract/pinning/kept-copies/schemas.ts';
import { COPY_LIMITS } from '@bowerbird/domain/pinning/kept-copies.ts';
import { bytesShown } from '../../../i18n/bytes-shown.ts';
import { useCountText } from '../../../i18n/formats.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useStarted } from '../../../lib/use-started.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import styles from '../../../shared/forms/settings-form.module.css';
import { useSave } from '../../../shared/forms/use-save.ts';
import { useAppDispatch, useResource } from '../../../store/hooks.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { resourceDataChanged } from '../../../store/resources.slice.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog, preloadOverlay } from '../../../ui/overlays.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { Acts } from '../../../ui/row-card/row-card.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';

const none = {};

const keepingShown = (data: CopyKeeping) => resourceDataChanged({ name: KeptCopiesResource.get.name, key: resourceKey(none), data });

/** Whether copies of pages are kept for the viewer, and how much room they take. The way to be rid of them. */
export function KeptCopies() {
  const text = useText();
  const { data } = useResource(KeptCopiesResource.get, none);
  if (data && !data.isOffered && data.copies === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className="h3">{text('copies.title')}</h2>
      <p className="muted">{text('copies.lead')}</p>
      {data ? <Keeping keeping={data} /> : <SkeletonText lines={3} />}
    </section>
  );
}

function Keeping({ keeping }: { keeping: CopyKeeping }) {
  const text = useText();
  const countText = useCountText();
  const locale = useLocale();
  const started = useStarted();
  const dispatch = useAppDispatch();
  const [isAsked, setAsked] = useState(false);
  const { save, failure } = useSave(KeptCopiesResource.update, (kept) => dispatch(keepingShown(kept)));
  const change = async (keepsCopies: boolean) => {
    // It shows at once, and goes back when it cannot be kept.
    dispatch(keepingShown({ ...keeping, keepsCopies }));
    if (!(await save({ keeps_copies: keepsCopies }))) dispatch(keepingShown(keeping));
  };
  const { isOffered, copies, bytes, mostBytes } = keeping;
  const isFull = bytes + COPY_LIMITS.bytes > mostBytes;
  return (
    <>
      {isOffered ? (
        <Switch
          label={text('copies.keep')}
          hint={text('copies.keepHint')}
          checked={keeping.keepsCopies}
          disabled={!started}
          onChange={(event) => void change(event.currentTarget.checked)}
        />
      ) : (
        <p>{text('copies.off')}</p>
      )}
      <FormFailure words={failure} />
      <p className="small">{countText('copies.count', copies)}</p>
      {copies > 0 && (
        <>
          <ProgressBar
            label={text('copies.room')}
            value={bytes}
            max={mostBytes}
            text={text('copies.used', { used: bytesShown(locale, bytes), most: bytesShown(locale, mostBytes) })}
          />
          {isFull && <p role="status">{text('copies.full')}</p>}
          <Acts>
            <Button disabled={!started} onPointerEnter={() => preloadOverlay('dialog')} onClick={() => setAsked(true)}>
              {text('copies.deleteAll')}
            </Button>
          </Acts>
        </>
      )}
      {isAsked && <DeleteQuestion onClose={() => setAsked(false)} />}
    </>
  );
}

function DeleteQuestion({ onClose }: { onClose: () => void }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const { save, busy, failure } = useSave(KeptCopiesResource.delete, (kept) => {
    onClose();
    dispatch(keepingShown(kept));
    dispatch(toastShown({ kind: 'done', message: 'copies.deleted' }));
  });
  return (
    <Dialog
      alert
      title={text('copies.deleteTitle')}
      locked={busy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {text('copies.keepThem')}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void save({})}>
            {text('copies.delete')}
          </Button>
        </>
      }
    >
      <p>{text('copies.deleteText')}</p>
      <FormFailure words={failure} />
    </Dialog>
  );
}
