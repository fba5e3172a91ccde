import { useState } from 'react';

/** Which product of a picture its viewer looks at, from the dots and from the list alike (`B3.23`). */
export interface Look {
  readonly chosenId: string | null;
  readonly choose: (id: string | null) => void;
}

export function useLook(): Look {
  const [chosenId, choose] = useState<string | null>(null);
  return { chosenId, choose };
}
