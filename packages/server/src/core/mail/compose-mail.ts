import { createElement as element, type CSSProperties, type ReactNode } from 'react';
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { render } from '@react-email/render';
import { Text } from '@react-email/text';
import { isRightToLeft } from '@bowerbird/domain/locales.ts';
import { oneLine } from '@bowerbird/domain/one-line.ts';
import type { Mail } from './mailer.ts';

/** What a mail says: paragraphs, and one thing to do. */
export interface MailContent {
  readonly to: string;
  readonly subject: string;
  readonly locale: string;
  readonly appName: string;
  readonly paragraphs: readonly string[];
  /** What it tells of, each with its place. */
  readonly items?: readonly MailLink[];
  readonly action?: MailLink;
  /** What stands below everything else, such as the way to get no more of these. */
  readonly footer?: MailLink;
}

export interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** Writes a mail twice, as plain text and as HTML, from the same content. */
export async function composeMail(content: MailContent): Promise<Mail> {
  const { to, paragraphs, items = [], action, footer, appName } = content;
  const linkText = ({ label, url }: MailLink) => `${label}: ${url}`;
  // A line break would start a new header.
  const subject = oneLine(content.subject);
  return {
    to,
    subject,
    text: [
      ...paragraphs,
      ...items.map(({ label, url }) => `• ${label}\n  ${url}`),
      ...(action ? [linkText(action)] : []),
      `— ${appName}`,
      ...(footer ? [linkText(footer)] : []),
    ].join('\n\n'),
    html: await render(drawMail({ ...content, subject })),
  };
}

/** The colours of the pages (`tokens.css`), in what mail programs understand: no variables, no style sheet of their own. */
const look = {
  page: { margin: 0, padding: '24px 12px', background: '#f3f3f7', color: '#16161d', fontFamily: 'system-ui,sans-serif' },
  sheet: { maxWidth: 520, padding: '28px 28px 20px', background: '#ffffff', borderRadius: 20 },
  name: { margin: '0 0 20px', fontSize: 20, fontWeight: 700 },
  words: { margin: '0 0 16px', fontSize: 16, lineHeight: '24px' },
  item: { margin: 0, borderTop: '1px solid #e3e3ea', fontSize: 16, lineHeight: '24px' },
  lastItem: { margin: '0 0 20px', borderTop: '1px solid #e3e3ea', borderBottom: '1px solid #e3e3ea', fontSize: 16, lineHeight: '24px' },
  // All of a row is pressed, as a finger expects it.
  link: { display: 'block', padding: '12px 0', color: '#16161d', textDecoration: 'none' },
  end: { margin: '24px 0 0', fontSize: 13, lineHeight: '20px' },
  quiet: { color: '#555563', textDecoration: 'underline' },
  button: { padding: '12px 22px', borderRadius: 999, background: '#2b3fd9', color: '#ffffff', fontSize: 16, fontWeight: 600 },
  // An address reads from left to right in every language.
  plain: { margin: '20px 0 0', fontSize: 13, lineHeight: '20px', color: '#555563', wordBreak: 'break-all', direction: 'ltr' },
} satisfies Record<string, CSSProperties>;

/** The same in the dark. Mail programs that know no style sheets stay with the light colours, or turn them themselves. */
const DARK = `@media (prefers-color-scheme: dark) {
  body, .page, .page > table > tbody > tr > td { background: #0f0f14 !important; color: #f4f4f8 !important; }
  .sheet { background: #17171e !important; color: #f4f4f8 !important; }
  .link { color: #f4f4f8 !important; }
  .item { border-color: #2d2d38 !important; }
  .quiet { color: #b8b8c6 !important; }
  .button { background: #4a5df0 !important; color: #ffffff !important; }
}`;

const PREVIEWED = 3;

function drawMail({ locale, subject, appName, paragraphs, items = [], action, footer }: MailContent): ReactNode {
  const words = paragraphs.map((paragraph, at) => element(Text, { key: at, style: look.words }, paragraph));
  const list = items.map(({ label, url }, at) =>
    element(
      Text,
      { key: url + label, className: 'item', style: at === items.length - 1 ? look.lastItem : look.item },
      element('a', { href: url, className: 'link', style: look.link }, label),
    ),
  );
  const end =
    footer && element(Text, { style: look.end }, element('a', { href: footer.url, className: 'quiet', style: look.quiet }, footer.label));
  const link = action && [
    element(Button, { key: 'button', href: action.url, className: 'button', style: look.button }, action.label),
    element(Text, { key: 'address', className: 'quiet', style: look.plain }, action.url),
  ];
  const dir = isRightToLeft(locale) ? 'rtl' : 'ltr';
  // Some mail programs take the document's own element away, and its direction with it.
  const sheet = element(
    Container,
    { dir, className: 'sheet', style: look.sheet },
    element(Text, { style: look.name }, appName),
    words,
    list,
    link,
    end,
  );
  // What a list of mails shows beside the subject: what happened says more than that something did.
  const first = items.slice(0, PREVIEWED).map(({ label }) => label);
  const preview = element(Preview, null, oneLine(first.length > 0 ? first.join(' · ') : (paragraphs[1] ?? paragraphs[0] ?? '')));
  return element(
    Html,
    { lang: locale, dir },
    element(
      Head,
      null,
      element('title', null, subject),
      element('meta', { name: 'color-scheme', content: 'light dark' }),
      element('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      element('style', null, DARK),
    ),
    element(Body, { className: 'page', style: look.page }, preview, sheet),
  );
}
