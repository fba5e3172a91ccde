import type { MouseEvent } from 'react';
import type { LinkProps } from '../../ui/link/link.tsx';

/** Moves to a page of ours in place. */
export type MoveTo = (href: string) => void;

/**
 * Makes what renders the kit's links: pages of ours move in place, other addresses leave. Addresses are whole, so a link asks
 * the router nothing: a wall has hundreds.
 */
export function createLinkRenderer(moveTo: MoveTo) {
  return function renderPageLink({ onClick, children, ...rest }: LinkProps) {
    const { href, target, download } = rest;
    const isOurs = href.startsWith('/') && !href.startsWith('//') && target === undefined && download === undefined;
    const move = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
      event.preventDefault();
      moveTo(href);
    };
    return (
      <a {...rest} onClick={isOurs ? move : onClick}>
        {children}
      </a>
    );
  };
}

/** With a modifier the browser opens a tab, a window or a download. */
function hasModifier(event: MouseEvent): boolean {
  return event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
}
