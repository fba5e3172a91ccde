import { CallError } from '@bowerbird/contract/protocol/call-error.ts';

/** Why somebody could not come in; `exchange` means that the account is right and only the session is missing. */
export class EntranceFailure extends CallError {
  readonly step: 'handshake' | 'exchange';

  constructor(step: EntranceFailure['step'], error: CallError) {
    super(error.record, { cause: error });
    this.step = step;
  }
}
