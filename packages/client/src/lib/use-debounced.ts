import { useEffect, useState } from 'react';

/** A value once it rested for some milliseconds. */
export function useDebounced<T>(value: T, milliseconds: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(value), milliseconds);
    return () => window.clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}
