import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';

/** Comes when somebody asks for it. */
export const QrCode = lazyPart(async () => (await import('../../ui/qr-code/qr-code.tsx')).QrCode);
