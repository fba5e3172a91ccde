import { useState, type ReactNode } from 'react';
import { BoardSectionsResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { addToFeed } from '../../store/feeds/index.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { resourceKey } from '../../store/resource-key.ts';
import { SectionDialog } from '../../features/pinning/sections/index.ts';
import { sectionsOptions } from './board-options.ts';

/** Makes a section of a board: `make` asks for its name in the `dialog`. */
export function useNewSection(boardId: string): { make: () => void; dialog: ReactNode } {
  const dispatch = useAppDispatch();
  const [isMaking, setMaking] = useState(false);
  const place = { name: BoardSectionsResource.get.name, key: resourceKey(sectionsOptions(boardId)) };
  const dialog = isMaking && (
    <SectionDialog
      boardId={boardId}
      onDone={({ id }) => dispatch(addToFeed(place, [{ type: 'section', id }]))}
      onClose={() => setMaking(false)}
    />
  );
  return { make: () => setMaking(true), dialog };
}
