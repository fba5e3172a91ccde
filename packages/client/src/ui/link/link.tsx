import { type AnchorHTMLAttributes, createContext, type ReactNode, type Ref, use } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> };

/** Renders one link of the app. */
export type RenderLink = (props: LinkProps) => ReactNode;

const RenderLinkContext = createContext<RenderLink>(({ children, ...rest }) => <a {...rest}>{children}</a>);

/** Tells every link of the kit how the app moves between its pages: `value` renders one link. Without it, links are plain ones. */
export const LinkProvider = RenderLinkContext.Provider;

/** A link to a page of the app. */
export function Link(props: LinkProps) {
  return use(RenderLinkContext)(props);
}
