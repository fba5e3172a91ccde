import { classNames } from '../../../lib/class-names.ts';
import styles from './batch-pictures.module.css';
import { checkDraft } from './check-draft.ts';
import { DraftThumbnail } from './draft-thumbnail.tsx';
import type { Draft } from './draft.ts';

export interface BatchPicturesProps {
  readonly drafts: readonly Draft[];
  readonly previewOf: (id: string) => string | null;
}

/** The pictures of the drafts that are changed together, in a row. Those that need another look have a red ring. */
export function BatchPictures({ drafts, previewOf }: BatchPicturesProps) {
  return (
    // The drafts beside it say the same in words, and are what a keyboard walks through.
    <ul className={styles.pictures} aria-hidden="true">
      {drafts.map((draft) => (
        <li key={draft.id} className={classNames(styles.picture, isWrong(draft) && styles.wrong)}>
          <DraftThumbnail draft={draft} previewUrl={previewOf(draft.id)} />
        </li>
      ))}
    </ul>
  );
}

function isWrong(draft: Draft): boolean {
  return Object.keys({ ...draft.problems, ...checkDraft(draft) }).length > 0;
}
