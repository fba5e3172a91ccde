import type { KeptMail, KeptMailLine, OperatorAct, OperatorPerson } from '@bowerbird/contract/operation/operator/schemas.ts';
import type { ActRow, KeptMailRow, KeptMailText, PersonRow } from './operator.queries.ts';

export function presentMailLine({ id, created_at: createdAt, recipient, subject }: KeptMailRow): KeptMailLine {
  return { mail_id: id, recipient, subject, created_at: createdAt.toISOString() };
}

export function presentMail(row: KeptMailText): KeptMail {
  return { ...presentMailLine(row), text: row.body_text };
}

export function presentPerson({ id, created_at: createdAt, ...rest }: PersonRow): OperatorPerson {
  return { ...rest, user_id: id, created_at: createdAt.toISOString() };
}

export function presentAct({ id, at, ...rest }: ActRow): OperatorAct {
  return { ...rest, act_id: id, at: at.toISOString() };
}
