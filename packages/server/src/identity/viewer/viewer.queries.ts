import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { ViewerPart } from './viewer.parts.ts';

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
  readonly is_moderator: boolean;
  readonly is_partner: boolean;
  readonly is_write_banned: boolean;
  readonly created_at: Date;
  readonly has_password: boolean;
  readonly has_mfa: boolean;
  readonly facebook_id: string | null;
  readonly is_with_google: boolean;
  readonly is_name_open: boolean;
  readonly verified_websites: string[];
  readonly is_website_verified: boolean;
  readonly allow_personalization_cookies: boolean;
  readonly allow_analytic_cookies: boolean;
  readonly allow_marketing_cookies: boolean;
  readonly personalise_by_partners: boolean;
  readonly shows_shopping: boolean;
  readonly is_email_open: boolean;
  readonly is_email_proven: boolean;
  /** Of the parental passcode. */
  readonly backup_email: string | null;
  /** Epoch seconds. */
  readonly birthday: number | null;
  /** What each feature knows, in the order asked. */
  readonly parts: readonly unknown[];
}

/** The name is asked for within 30 days of sign-up, and only once; the proof of the address from the second day on. */
export async function selectViewer(db: Database, userId: string, parts: readonly ViewerPart[]): Promise<ViewerRow | undefined> {
  const selected = parts.map(({ select }) => select(sql.ref('u.id')));
  const { rows } = await sql<ViewerRow>`
    SELECT u.id, u.username, u.full_name, u.first_name, u.last_name, u.email, u.country, u.gender, u.custom_gender, u.website_url,
      u.is_private, u.is_owner, u.is_owner OR EXISTS (SELECT 1 FROM moderators d WHERE d.user_id = u.id) is_moderator, EXISTS (SELECT 1 FROM businesses b WHERE b.user_id = u.id) is_partner,
      EXISTS (SELECT 1 FROM limited_people l WHERE l.user_id = u.id AND l.until > now()) is_write_banned, u.created_at, p.user_id IS NOT NULL has_password,
      EXISTS (SELECT 1 FROM second_factors f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL) has_mfa,
      (SELECT c.subject FROM connected_accounts c WHERE c.user_id = u.id AND c.provider = 'facebook') facebook_id,
      EXISTS (SELECT 1 FROM connected_accounts c WHERE c.user_id = u.id AND c.provider = 'google') is_with_google,
      u.name_asked_at IS NULL AND u.birthday IS NOT NULL AND u.created_at > now() - interval '30 days' is_name_open,
      u.email IS NOT NULL AND u.email_verified_at IS NULL AND NOT u.is_demo AND NOT u.is_owner AND u.created_at < now() - interval '1 day' is_email_open,
      u.email_verified_at IS NOT NULL is_email_proven,
      coalesce(s.allow_personalization_cookies, false) allow_personalization_cookies, coalesce(s.allow_analytic_cookies, false) allow_analytic_cookies,
      coalesce(s.allow_marketing_cookies, false) allow_marketing_cookies, coalesce(s.personalise_by_partners, true) personalise_by_partners,
      ARRAY(SELECT w.domain FROM claimed_websites w WHERE w.user_id = u.id AND w.verified_at IS NOT NULL ORDER BY w.domain) verified_websites,
      EXISTS (SELECT 1 FROM claimed_websites w WHERE w.user_id = u.id AND w.verified_at IS NOT NULL
        AND w.domain = substring(lower(u.website_url) FROM '^https?://(?:www\\.)?([^/:?#]+)')) is_website_verified,
      coalesce(s.shows_shopping, true) shows_shopping, extract(epoch FROM u.birthday)::float8 birthday, c.backup_email,
      json_build_array(${sql.join(selected)}) parts
    FROM users u LEFT JOIN passwords p ON p.user_id = u.id LEFT JOIN user_settings s ON s.user_id = u.id
      LEFT JOIN parental_passcodes c ON c.user_id = u.id
    WHERE u.id = ${userId} AND u.state = 0`.execute(db);
  return rows[0];
}
