import type { ReactNode } from 'react';
import { Link } from './link.tsx';

/** A part of a message that leads somewhere, for `RichText`. */
export function linkTo(href: string, className = 'link'): (words: string) => ReactNode {
  return (words) => (
    <Link href={href} className={className}>
      {words}
    </Link>
  );
}
