import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MOST_VIDEO_BYTES } from '@bowerbird/domain/media/video-limits.ts';
import { pathOfShared, pathOfSharedFiles, readShared, type LostFiles, type SharedWords } from '@bowerbird/domain/pinning/shared-words.ts';
import { draftShared, maySendFiles, takeSharedFile, type TakenFile } from '@bowerbird/server/creation/pin-drafts/index.ts';
import type { CallContext } from '@bowerbird/server/endpoints/context.ts';
import { makeCallContext, type HttpParts } from '@bowerbird/server/http/call-context.ts';
import { isOurOrigin } from '@bowerbird/server/http/origin.ts';

/** Where other apps share to, by the manifest. */
export const SHARE_TARGET = '/share-target/';
const LIMITS = { fields: 3, fieldSize: 16_384, files: 20, fileSize: MOST_VIDEO_BYTES + 1 };
/** Files that nobody takes are read away without being kept. */
const READ_AWAY = { ...LIMITS, fileSize: 1 };

/** Takes what other apps share, where no worker of an installed application is there to take it. */
export function addShareTarget(app: FastifyInstance, parts: HttpParts): void {
  app.get(SHARE_TARGET, (raw, reply) => {
    const words = wordsOf(raw.query, 'shared_');
    // The worker keeps files in the browser, and hands their words on.
    const hasFiles = (raw.query as Record<string, unknown>)['shared_files'] !== undefined;
    return leadTo(reply, hasFiles ? pathOfSharedFiles(words, null) : pathOfShared(words));
  });
  app.post(SHARE_TARGET, async (raw, reply) => {
    const context = await makeCallContext(raw, parts);
    const share = await readShare(raw, isOfThisDevice(raw, parts) ? context : null);
    const words = wordsOf(share.fields, '');
    if (!share.hasFiles) return leadTo(reply, pathOfShared(words));
    if (share.lost === 'log_in' || !maySendFiles(context)) return leadTo(reply, pathOfSharedFiles(words, 'log_in'));
    const made = await draftShared(context, share.taken, readShared(words));
    if (made.length === 0) return leadTo(reply, pathOfSharedFiles(words, 'refused'));
    const isWhole = share.lost === null && made.length === share.taken.length;
    return leadTo(reply, `/pin-builder/?${new URLSearchParams({ ...(isWhole ? {} : { shared: 'refused' }), draft: made[0]! })}`);
  });
}

function leadTo(reply: FastifyReply, path: string): FastifyReply {
  return reply.header('Cache-Control', 'no-store').redirect(path, 303);
}

/** Whether a share comes from the person's own device: a page of another site keeps nothing here in their name. */
function isOfThisDevice({ headers, host }: FastifyRequest, { core }: HttpParts): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site === 'none' || site === 'same-origin';
  return origin === undefined || isOurOrigin(origin, host, core.config);
}

interface Share {
  readonly fields: Record<string, unknown>;
  readonly hasFiles: boolean;
  readonly taken: readonly TakenFile[];
  /** Why files were not taken; null where all were. */
  readonly lost: LostFiles | null;
}

async function readShare(raw: FastifyRequest, context: CallContext | null): Promise<Share> {
  const fields: Record<string, unknown> = {};
  const taken: TakenFile[] = [];
  let hasFiles = false;
  let lost: LostFiles | null = null;
  if (!raw.isMultipart()) return { fields, hasFiles, taken, lost };
  const sender = context !== null && maySendFiles(context) ? context : null;
  try {
    for await (const part of raw.parts({ limits: sender ? LIMITS : READ_AWAY })) {
      if (part.type === 'field') {
        fields[part.fieldname] = part.value;
        continue;
      }
      // A form without a chosen file sends one that has no name.
      const isFile = part.fieldname === 'files' && Boolean(part.filename);
      hasFiles ||= isFile;
      const file = isFile && sender ? await takeSharedFile(sender, { name: part.filename, type: part.mimetype, bytes: part.file }) : null;
      part.file.resume();
      if (file) taken.push(file);
      else if (isFile) lost = sender ? 'refused' : 'log_in';
    }
  } catch (error) {
    // What is too long or broken off is as good as not shared. Where it was a file, that is said.
    raw.log.warn({ err: error }, 'a share could not be read to its end');
    lost ??= 'refused';
  }
  return { fields, hasFiles, taken, lost };
}

function wordsOf(fields: unknown, prefix: string): SharedWords {
  const read = (name: string) => {
    const value = (fields as Record<string, unknown>)[prefix + name];
    return typeof value === 'string' ? value.slice(0, LIMITS.fieldSize) : '';
  };
  return { title: read('title'), text: read('text'), url: read('url') };
}
