import type { ReportDetail, ReportReason, ReportTargetType } from '@bowerbird/domain/social/reports.ts';
import type { MessageId } from '../../../i18n/message-id.ts';

/** What is asked about each kind of thing. */
export const TITLES: Readonly<Record<ReportTargetType, MessageId>> = {
  pin: 'reports.titlePin',
  comment: 'reports.titleComment',
  board: 'reports.titleBoard',
  user: 'reports.titleUser',
  message: 'reports.titleMessage',
  conversation: 'reports.titleConversation',
};

/** Each reason, and what it covers. */
export const REASONS: Readonly<Record<ReportReason, { readonly name: MessageId; readonly hint: MessageId }>> = {
  spam: { name: 'reports.spam', hint: 'reports.spamHint' },
  nudity: { name: 'reports.nudity', hint: 'reports.nudityHint' },
  hate: { name: 'reports.hate', hint: 'reports.hateHint' },
  harassment: { name: 'reports.harassment', hint: 'reports.harassmentHint' },
  violence: { name: 'reports.violence', hint: 'reports.violenceHint' },
  self_harm: { name: 'reports.selfHarm', hint: 'reports.selfHarmHint' },
  dangerous: { name: 'reports.dangerous', hint: 'reports.dangerousHint' },
  misinformation: { name: 'reports.misinformation', hint: 'reports.misinformationHint' },
  privacy: { name: 'reports.privacy', hint: 'reports.privacyHint' },
  intellectual_property: { name: 'reports.property', hint: 'reports.propertyHint' },
  other: { name: 'reports.other', hint: 'reports.otherHint' },
};

export const DETAILS: Readonly<Record<ReportDetail, MessageId>> = {
  repeated: 'reports.repeated',
  false_link: 'reports.falseLink',
  fake_account: 'reports.fakeAccount',
  sexual: 'reports.sexual',
  of_a_minor: 'reports.ofMinor',
  without_consent: 'reports.withoutConsent',
  slur: 'reports.slur',
  against_a_group: 'reports.againstGroup',
  of_me: 'reports.ofMe',
  of_somebody_else: 'reports.ofSomebody',
  threat: 'reports.threat',
  cruelty: 'reports.cruelty',
  in_danger: 'reports.inDanger',
  encourages: 'reports.encourages',
  drugs: 'reports.drugs',
  weapons: 'reports.weapons',
  dares: 'reports.dares',
  health: 'reports.health',
  elections: 'reports.elections',
  altered: 'reports.altered',
  address: 'reports.address',
  picture: 'reports.picture',
  documents: 'reports.documents',
  my_work: 'reports.myWork',
  my_brand: 'reports.myBrand',
};
