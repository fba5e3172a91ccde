import { isRightToLeft } from '@bowerbird/domain/locales.ts';
import type { Mail } from './mailer.ts';

/** What a mail says: paragraphs, and one thing to do. */
export interface MailContent {
  readonly to: string;
  readonly subject: string;
  readonly locale: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
}

/** Writes a mail twice, as plain text and as HTML, from the same content. */
export function composeMail({ to, subject, locale, paragraphs, action }: MailContent): Mail {
  return {
    to,
    subject: oneLine(subject),
    text: [...paragraphs, ...(action ? [`${action.label}: ${action.url}`] : [])].join('\n\n'),
    html: htmlOf({ locale, paragraphs, action }),
  };
}

function htmlOf({ locale, paragraphs, action }: Pick<MailContent, 'locale' | 'paragraphs' | 'action'>): string {
  const body = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n');
  const link = action ? `\n<p><a href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a></p>` : '';
  const direction = isRightToLeft(locale) ? 'rtl' : 'ltr';
  return `<!doctype html>\n<html lang="${escapeHtml(locale)}" dir="${direction}"><body style="font-family: sans-serif; line-height: 1.5">\n${body}${link}\n</body></html>\n`;
}

/** A line break in a subject would start a new header. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
