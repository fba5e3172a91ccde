/** What an optimistic toggle needs of the one who owns the value. */
export interface ToggleParts<Value> {
  /** Shows a value at once. */
  readonly show: (value: Value) => void;
  /** Asks the server for a value; gives what the server then holds. */
  readonly send: (value: Value) => Promise<Value>;
  /** Told once when the server refused and the last confirmed value is shown again. */
  readonly onRevert: (error: unknown) => void;
}

export interface Toggle<Value> {
  /** Wants a value: shows it at once, sends it when no other send is under way. */
  want(value: Value): Promise<void>;
}

/**
 * Makes an optimistic toggle. It remembers the last confirmed value, and collapses quick clicks into the last one wanted. It
 * settles on the server's truth and reverts on failure.
 */
export function createToggle<Value>(confirmed: Value, parts: ToggleParts<Value>): Toggle<Value> {
  let lastConfirmed = confirmed;
  let wanted = confirmed;
  let running: Promise<void> | null = null;

  const settle = async (): Promise<void> => {
    try {
      while (wanted !== lastConfirmed) {
        const sent = wanted;
        const answer = await parts.send(sent);
        lastConfirmed = answer;
        // Nothing new was wanted while it was under way: the server's word is the last one.
        if (wanted === sent) wanted = answer;
      }
      parts.show(lastConfirmed);
    } catch (error) {
      wanted = lastConfirmed;
      parts.show(lastConfirmed);
      parts.onRevert(error);
    } finally {
      running = null;
    }
  };

  return {
    want: (value) => {
      wanted = value;
      parts.show(value);
      running ??= settle();
      return running;
    },
  };
}
