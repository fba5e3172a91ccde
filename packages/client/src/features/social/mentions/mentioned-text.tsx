import { findNames } from '@bowerbird/domain/social/mentions.ts';
import { Fragment } from 'react';
import { splitLinksAndTags, type TextPart } from '../../../shared/linked-text/split-links.ts';
import { WebLink } from '../../../shared/linked-text/web-link.tsx';
import { Link } from '../../../ui/link/link.tsx';

interface MentionedTextProps {
  readonly text: string;
  /** Who is named in it and is here. */
  readonly people?: readonly string[];
}

/** The words of a description. Web addresses and names in it lead there, and a tag leads to a search for it. */
export function MentionedText({ text, people = [] }: MentionedTextProps) {
  return splitLinksAndTags(text).map((part, index) => (
    <Fragment key={index}>
      <Part part={part} people={people} />
    </Fragment>
  ));
}

function Part({ part: { text, href, tag }, people }: { part: TextPart; people: readonly string[] }) {
  if (href !== undefined) return <WebLink href={href} text={text} />;
  if (tag === undefined) return <Named text={text} people={people} />;
  return (
    <Link href={`/search/pins/?q=${encodeURIComponent(text)}`} className="link" rel="nofollow ugc">
      <bdi>{text}</bdi>
    </Link>
  );
}

function Named({ text, people }: Required<MentionedTextProps>) {
  if (people.length === 0) return text;
  const parts = [];
  let at = 0;
  for (const { username, start, length } of findNames(text)) {
    if (!people.includes(username)) continue;
    const end = start + length;
    parts.push(
      text.slice(at, start),
      <Link key={start} href={`/${username}/`} className="link">
        <bdi>{text.slice(start, end)}</bdi>
      </Link>,
    );
    at = end;
  }
  return [...parts, text.slice(at)];
}
