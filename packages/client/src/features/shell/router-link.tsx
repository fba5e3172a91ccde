import { Link as RouterLink } from 'react-router';
import type { LinkProps } from '../../ui/link/link.tsx';

/** Renders the kit's links: pages of ours move in place, other addresses leave. */
export function renderRouterLink({ href, children, ...rest }: LinkProps) {
  const isOurs = href.startsWith('/') && !href.startsWith('//') && rest.target === undefined && rest.download === undefined;
  if (!isOurs) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <RouterLink to={href} {...rest}>
      {children}
    </RouterLink>
  );
}
