import { type AnchorHTMLAttributes, createContext, type ReactNode, type Ref, use } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> };

const RenderLink = createContext<(props: LinkProps) => ReactNode>(({ children, ...rest }) => <a {...rest}>{children}</a>);

/** Tells every link of the kit how the app moves between its pages: `value` renders one link. Without it, links are plain ones. */
export const LinkProvider = RenderLink.Provider;

/** A link to a page of the app. */
export function Link(props: LinkProps) {
  return use(RenderLink)(props);
}
