import type { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { Words } from '../../i18n/message-id.ts';
import { failureWords } from '../forms/failure-words.ts';
import type { FieldErrors } from '../forms/field-errors.ts';

/** What proves that somebody may do a step. */
type Proof = 'password' | 'code';

/** The words beside the proof that was wrong. */
export function wrongProof({ record }: CallError): FieldErrors<Proof> {
  if (record?.name === 'wrong_credentials') return { password: { id: 'security.wrongPassword' } };
  if (record?.name === 'wrong_second_factor') return { code: { id: 'security.wrongCode' } };
  return {};
}

/** The words for what a step met besides. */
export function stepWords(error: CallError): Words {
  const name = error.record?.name;
  if (name === 'last_way_in') return { id: 'security.lastWayIn' };
  if (name === 'too_many_things') return { id: 'security.tooManyKeys' };
  return failureWords(error);
}
