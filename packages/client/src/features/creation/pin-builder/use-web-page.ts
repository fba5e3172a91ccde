import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useStarted } from '../../../lib/use-started.ts';

interface WebPage {
  /** Whose pictures are offered; empty while it is still to be typed, `null` while nobody asks. */
  readonly address: string | null;
  readonly setAddress: (address: string | null) => void;
}

/** The web page whose pictures somebody wants: given on this page, or by the address that led here (`/pin-builder/?url=`). */
export function useWebPage(): WebPage {
  const started = useStarted();
  const navigate = useNavigate();
  const given = useSearchParams()[0].get('url')?.trim() || null;
  const [typed, setTyped] = useState<string | null>(null);
  return {
    address: typed ?? (started ? given : null),
    setAddress: (address) => {
      setTyped(address);
      // It is asked for once, also when the page is loaded anew.
      if (given !== null) void navigate('/pin-builder/', { replace: true });
    },
  };
}
