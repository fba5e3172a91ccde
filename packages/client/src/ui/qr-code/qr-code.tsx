import { encode } from 'uqr';
import { useMemo } from 'react';
import styles from './qr-code.module.css';

/** A text as a QR code, dark on light in every theme, because phones read it that way. */
export function QrCode({ content, label }: { content: string; label: string }) {
  const { size, path } = useMemo(() => drawCode(content), [content]);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.code} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}

function drawCode(content: string): { size: number; path: string } {
  const { size, data } = encode(content, { border: 2, ecc: 'M' });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}
