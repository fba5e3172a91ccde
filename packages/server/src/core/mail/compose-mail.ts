import { isRightToLeft } from '@bowerbird/domain/locales.ts';
import type { Mail } from './mailer.ts';

/** What a mail says: paragraphs, and one thing to do. */
export interface MailContent {
  readonly to: string;
  readonly subject: string;
  readonly locale: string;
  readonly appName: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
}

/** Writes a mail twice, as plain text and as HTML, from the same content. */
export function composeMail(content: MailContent): Mail {
  const { to, subject, paragraphs, action, appName } = content;
  return {
    to,
    subject: oneLine(subject),
    text: [...paragraphs, ...(action ? [`${action.label}: ${action.url}`] : []), `— ${appName}`].join('\n\n'),
    html: htmlOf(content),
  };
}

/** The colours of the pages (`tokens.css`), in what mail programs understand: no variables, no style sheet of their own. */
const look = {
  page: 'margin:0;padding:24px 12px;background:#f3f3f7;color:#16161d;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5',
  sheet: 'max-width:520px;margin:0 auto;padding:28px 28px 20px;background:#ffffff;border-radius:20px',
  name: 'margin:0 0 20px;font-size:20px;font-weight:700',
  button:
    'display:inline-block;padding:12px 22px;border-radius:999px;background:#2b3fd9;color:#ffffff;font-weight:600;text-decoration:none',
  // An address reads from left to right in every language.
  plain: 'margin:20px 0 0;font-size:13px;color:#555563;word-break:break-all;direction:ltr',
} as const;

function htmlOf({ locale, subject, appName, paragraphs, action }: MailContent): string {
  const body = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n');
  const link = action
    ? `\n<p><a href="${escapeHtml(action.url)}" style="${look.button}">${escapeHtml(action.label)}</a></p>\n<p style="${look.plain}">${escapeHtml(action.url)}</p>`
    : '';
  const direction = isRightToLeft(locale) ? 'rtl' : 'ltr';
  return `<!doctype html>
<html lang="${escapeHtml(locale)}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(oneLine(subject))}</title></head><body style="${look.page}"><div style="${look.sheet}">
<p style="${look.name}">${escapeHtml(appName)}</p>
${body}${link}
</div></body></html>
`;
}

/** A line break in a subject would start a new header. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
