import type { EveryPageMessageId, OnDemandMessageId } from '@bowerbird/words/areas.generated.ts';

/** Every message of the English source that pages show; the compiler refuses a key that is not there. */
export type MessageId = EveryPageMessageId | OnDemandMessageId;

/** What goes into a message's holes. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Words for the person, to be shown in their language. */
export interface Words {
  readonly id: MessageId;
  readonly values?: MessageValues;
}
