import { showKeptMail } from '@bowerbird/contract/operation/operator/calls.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { handleStream } from '../../endpoints/stream.ts';
import { selectKeptMail } from './operator.queries.ts';
import { requireOwner } from '../../identity/owner/index.ts';

/** A mail is a page of its own that runs nothing and loads nothing; its links open beside ours. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Shows a kept mail as mail programs would, in a frame of the owner's page. */
export const keptMailHandler = handleStream(showKeptMail, async (args) => {
  await requireOwner(args);
  const { id } = args.raw.params as { id: string };
  const mail = /^[1-9]\d{0,17}$/.test(id) ? await selectKeptMail(args.core.db, id) : undefined;
  if (!mail) throw new ApiError('not_found');
  return args.reply
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Content-Security-Policy', POLICY)
    .header('X-Frame-Options', 'SAMEORIGIN')
    .send(mail.body_html.replace('<body', '<head><base target="_blank"></head><body'));
});
