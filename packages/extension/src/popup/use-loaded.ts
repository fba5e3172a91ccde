import { useCallback, useEffect, useRef, useState } from 'react';

export interface Loaded<Value> {
  readonly value: Value | null;
  readonly error: unknown;
  readonly reload: () => void;
}

/** Loads something when the window opens, and again when asked or when `key` changes. */
export function useLoaded<Value>(load: () => Promise<Value>, key: string): Loaded<Value> {
  const [state, setState] = useState<{ value: Value | null; error: unknown; key: string }>({ value: null, error: null, key });
  const [turn, setTurn] = useState(0);
  // What loads is made anew at each drawing; the key says when it is another one.
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    let isWanted = true;
    latest.current().then(
      (value) => isWanted && setState({ value, error: null, key }),
      (error: unknown) => isWanted && setState({ value: null, error, key }),
    );
    return () => {
      isWanted = false;
    };
  }, [key, turn]);
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  return { value: state.key === key ? state.value : null, error: state.key === key ? state.error : null, reload };
}
