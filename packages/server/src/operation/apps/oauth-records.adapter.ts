import type { Adapter, AdapterPayload } from 'oidc-provider';
import { askedScopes } from '@bowerbird/domain/operation/app-scopes.ts';
import { isLoopback } from '../../core/config/loopback.ts';
import type { Core } from '../../core/core.ts';
import { openText, sealText } from '../../core/secrets/sealed-text.ts';
import { hashToken } from '../../core/secrets/tokens.ts';
import {
  consumeRecord,
  deleteRecord,
  deleteRecordsOfGrant,
  findRecord,
  findRecordByUid,
  saveRecord,
  type StoredRecord,
} from './app-records.queries.ts';
import { findApp } from './apps.queries.ts';

const PURPOSE = 'app-record';
/** For records whose model sets no end of its own. */
const LONGEST_SECONDS = 400 * 24 * 60 * 60;

/** Keeps what the protocol keeps: ids hashed, contents sealed. Apps are read from their own table. */
export function createRecordAdapter(core: Pick<Core, 'db' | 'config'>, model: string): Adapter {
  if (model === 'Client') return clientAdapter(core);
  const { db, config } = core;
  const open = (record: StoredRecord | undefined): AdapterPayload | undefined => {
    if (!record) return undefined;
    const payload = openRecord(config.secretKey, record.sealed);
    return record.consumed === null ? payload : { ...payload, consumed: Math.floor(record.consumed) };
  };
  return {
    upsert: async (id, payload, expiresIn = 0) => {
      await saveRecord(db, {
        model,
        idHash: hashToken(id),
        uidHash: payload.uid ? hashToken(payload.uid) : null,
        grantHash: payload.grantId ? hashToken(payload.grantId) : null,
        userId: payload.accountId ?? null,
        clientId: payload.clientId ?? null,
        sealed: sealText(config.secretKey, PURPOSE, JSON.stringify(payload)),
        seconds: expiresIn > 0 ? expiresIn : LONGEST_SECONDS,
      });
    },
    find: async (id) => open(await findRecord(db, model, hashToken(id))),
    findByUid: async (uid) => open(await findRecordByUid(db, model, hashToken(uid))),
    // Codes that people type belong to the device flow, which is off.
    findByUserCode: async () => undefined,
    consume: async (id) => {
      if (await consumeRecord(db, model, hashToken(id))) return;
      const { errors } = await import('oidc-provider');
      throw new errors.InvalidGrant('it was used at the same moment');
    },
    destroy: (id) => deleteRecord(db, model, hashToken(id)),
    revokeByGrantId: (grantId) => deleteRecordsOfGrant(db, hashToken(grantId)),
  };
}

/** What a sealed record holds. */
export function openRecord(secretKey: string, sealed: string): AdapterPayload {
  return JSON.parse(openText(secretKey, PURPOSE, sealed)) as AdapterPayload;
}

/** The purpose that an app's secret is sealed for. */
export const APP_SECRET = 'app-secret';

/** Apps that run on a person's own machine listen on whatever port is free: any is theirs (RFC 8252, 7.3). */
function isNative(redirectUris: readonly string[]): boolean {
  const loopback = redirectUris.map((uri) => new URL(uri)).filter(({ hostname }) => isLoopback(hostname));
  return loopback.length > 0 && loopback.every(({ protocol }) => protocol === 'http:');
}

function clientAdapter({ db, config }: Pick<Core, 'db' | 'config'>): Adapter {
  const unused = async () => undefined;
  return {
    find: async (clientId) => {
      const app = await findApp(db, clientId);
      if (!app) return undefined;
      return {
        client_id: app.client_id,
        client_name: app.name,
        ...(app.website === '' ? {} : { client_uri: app.website }),
        redirect_uris: app.redirect_uris,
        response_types: ['code'],
        grant_types: ['authorization_code', 'refresh_token'],
        scope: ['offline_access', ...askedScopes].join(' '),
        application_type: isNative(app.redirect_uris) ? 'native' : 'web',
        ...(app.sealed_secret === null
          ? { token_endpoint_auth_method: 'none' }
          : {
              token_endpoint_auth_method: 'client_secret_basic',
              client_secret: openText(config.secretKey, APP_SECRET, app.sealed_secret),
            }),
      };
    },
    upsert: unused,
    findByUid: unused,
    findByUserCode: unused,
    consume: unused,
    destroy: unused,
    revokeByGrantId: unused,
  };
}
