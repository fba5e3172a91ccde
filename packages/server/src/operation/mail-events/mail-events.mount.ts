import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { Core } from '../../core/core.ts';
import { clearAddress, refuseAddress } from '../../core/mail/refused-addresses.queries.ts';
import { equalsSafely } from '../../core/secrets/tokens.ts';

const MOST_BYTES = 1024 * 1024;

/** What happened to mails: an address that does not exist, a person who complained, or an address that is right again. */
const EventsSchema = Type.Object({
  events: Type.Array(
    Type.Object({
      type: Type.Enum(['bounce', 'complaint', 'cleared']),
      address: Type.String({ minLength: 3, maxLength: 254, pattern: '^[^@\\s]+@[^@\\s]+$' }),
    }),
    { minItems: 1, maxItems: 1000 },
  ),
});

/**
 * Takes what a mail service says of mails that came back (`docs/operations.md`). Whoever calls it knows `MAIL_EVENTS_TOKEN`;
 * without that setting there is no such address.
 */
export async function mountMailEvents(app: FastifyInstance, core: Core): Promise<void> {
  const { mailEventsToken } = core.config;
  if (mailEventsToken === null) return;
  app.post('/v3/mail-events/', { bodyLimit: MOST_BYTES }, async (raw, reply) => {
    void reply.header('Cache-Control', 'no-store');
    if (!equalsSafely(raw.headers.authorization ?? '', `Bearer ${mailEventsToken}`)) {
      return reply.status(401).send({ status: 'failure', message: 'The token is another one.' });
    }
    const { body } = raw;
    if (!Check(EventsSchema, body)) return reply.status(400).send({ status: 'failure', message: 'This is no list of events.' });
    for (const { type, address } of body.events) {
      if (type === 'cleared') await clearAddress(core.db, address);
      else await refuseAddress(core.db, address, type);
    }
    return { status: 'success', taken: body.events.length };
  });
}
