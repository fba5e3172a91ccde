import { useAppSelector } from '../../../store/hooks.ts';
import { splitLinks } from '../../../shared/linked-text/split-links.ts';
import { WebLink } from '../../../shared/linked-text/web-link.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { splitMentions, type Tag } from './split-mentions.ts';

/** The words of a comment; the names and the web addresses in them lead there. */
export function CommentText({ text, tags = [] }: { text: string; tags?: readonly Tag[] }) {
  return splitMentions(text, tags).map((part, index) =>
    part.userId === undefined ? <Words key={index} text={part.text} /> : <Mention key={index} text={part.text} userId={part.userId} />,
  );
}

function Words({ text }: { text: string }) {
  return splitLinks(text).map((part, index) =>
    part.href === undefined ? part.text : <WebLink key={index} href={part.href} text={part.text} />,
  );
}

/** Somebody who is not known here any more stays words. */
function Mention({ text, userId }: { text: string; userId: string }) {
  const href = useAppSelector((state) => state.entities.user[userId]?.profileUrl);
  if (href === undefined) return text;
  return (
    <Link href={href} className="link">
      <bdi>{text}</bdi>
    </Link>
  );
}
