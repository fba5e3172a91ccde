import { splitLinks } from './split-links.ts';

/** The words of a comment; the web addresses in them lead there. */
export function CommentText({ text }: { text: string }) {
  return splitLinks(text).map((part, index) =>
    part.href === undefined ? (
      part.text
    ) : (
      <a key={index} className="link" href={part.href} rel="noopener nofollow ugc" target="_blank" dir="ltr">
        {part.text}
      </a>
    ),
  );
}
