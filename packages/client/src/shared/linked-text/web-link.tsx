/** A web address that somebody wrote, as a link that vouches for nothing. */
export function WebLink({ href, text }: { href: string; text: string }) {
  return (
    <a className="link" href={href} rel="noopener nofollow ugc" target="_blank" dir="ltr">
      {text}
    </a>
  );
}
