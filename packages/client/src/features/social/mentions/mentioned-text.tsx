import { findNames } from '@bowerbird/domain/social/mentions.ts';
import { Link } from '../../../ui/link/link.tsx';

/** The words of a description; the names of people in it who are here lead to them. */
export function MentionedText({ text, people = [] }: { text: string; people?: readonly string[] }) {
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
