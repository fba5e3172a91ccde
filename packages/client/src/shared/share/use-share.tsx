import { useCallback, useState, type ReactNode } from 'react';
import { useAppSelector } from '../../store/hooks.ts';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import type { Shareable } from './share-dialog.tsx';
import { shareBySystem } from './system-share.ts';

const ShareDialog = lazyPart(async () => (await import('./share-dialog.tsx')).ShareDialog);

export interface Share {
  /**
   * Opens the system's share sheet on touch and in an installed application, the dialog elsewhere. Somebody who is signed in
   * may send it to people here. So they get the dialog, which leads on to the sheet.
   */
  readonly share: (thing: Shareable) => Promise<void>;
  /** The open dialog, or nothing; draw it once where the hook is used. */
  readonly dialog: ReactNode;
}

/** Sharing of a pin, a board or a profile. */
export function useShare(): Share {
  const { origin } = useAppSelector((state) => state.session.settings);
  const isSignedIn = useAppSelector((state) => state.session.isAuthenticated);
  const isPWA = useAppSelector((state) => state.visits.isPWA);
  const [open, setOpen] = useState<(Shareable & { url: string }) | null>(null);
  const share = useCallback(
    async (thing: Shareable) => {
      const whole = { ...thing, url: new URL(thing.path, origin || window.location.origin).href };
      const isTouch = window.matchMedia('(pointer: coarse)').matches;
      const maySend = isSignedIn && thing.sends !== undefined;
      if (!maySend && (isTouch || isPWA) && (await shareBySystem(whole)) !== 'none') return;
      setOpen(whole);
    },
    [origin, isPWA, isSignedIn],
  );
  return { share, dialog: open && <ShareDialog thing={open} onClose={() => setOpen(null)} /> };
}
