import { Type } from 'typebox';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';
import { Nullable } from '../../protocol/schemas.ts';

/** The passcode that a parent keeps for the viewer (`C3.9`). */
export const viewerPasscode = definePart({
  record: 'viewer',
  giver: 'account/parental-passcode',
  fields: {
    parental_control_passcode_enabled: Type.Boolean(),
    parental_control_candidate: Type.Boolean(),
    parental_control_anonymized_email: Nullable(Type.String()),
  },
  card: ['parental_control_passcode_enabled', 'parental_control_candidate', 'parental_control_anonymized_email'],
  empty: {
    parental_control_passcode_enabled: false,
    parental_control_candidate: false,
    parental_control_anonymized_email: null,
  },
});

declare module '../../identity/viewer/records.ts' {
  interface ViewerRecord extends FieldsOf<typeof viewerPasscode> {}
  interface ViewerCard extends CardOf<typeof viewerPasscode> {}
}
