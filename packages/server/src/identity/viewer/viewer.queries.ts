import { sql } from 'kysely';
import type { ViewContext } from '../../endpoints/record-parts.ts';
import type { Columns, RecordQuery } from '../../endpoints/slots.queries.ts';
import { isViewer } from './viewer.access.ts';

export interface ViewerRow {
  readonly id: string;
  readonly username: string;
  readonly full_name: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string | null;
  readonly country: string;
  readonly gender: string | null;
  readonly custom_gender: string | null;
  readonly website_url: string | null;
  readonly is_private: boolean;
  readonly is_owner: boolean;
  readonly created_at: Date;
  readonly has_password: boolean;
  readonly is_name_open: boolean;
  readonly is_email_open: boolean;
  readonly is_email_proven: boolean;
  /** Epoch seconds. */
  readonly birthday: number | null;
}

/** The name is asked for within 30 days of sign-up, and only once; the proof of the address from the second day on. */
export function viewerQuery({ viewer }: ViewContext): RecordQuery<ViewerRow> {
  return {
    columns: sql<
      Columns<ViewerRow>
    >`u.id, u.username, u.full_name, u.first_name, u.last_name, u.email, u.country, u.gender, u.custom_gender, u.website_url,
      u.is_private, u.is_owner, u.created_at, EXISTS (SELECT 1 FROM passwords p WHERE p.user_id = u.id) has_password,
      u.name_asked_at IS NULL AND u.birthday IS NOT NULL AND u.created_at > now() - interval '30 days' is_name_open,
      u.email IS NOT NULL AND u.email_verified_at IS NULL AND NOT u.is_demo AND NOT u.is_owner AND u.created_at < now() - interval '1 day' is_email_open,
      u.email_verified_at IS NOT NULL is_email_proven, extract(epoch FROM u.birthday)::float8 birthday`,
    joins: sql`LEFT JOIN users u ON u.id = wanted.id`,
    isShown: isViewer(viewer, 'u'),
    key: { id: sql.ref('u.id') },
  };
}
