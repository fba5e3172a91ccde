import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { DataExportsResource } from '@bowerbird/contract/account/data-export/calls.ts';
import type { DataExport } from '@bowerbird/contract/account/data-export/schemas.ts';
import { bytesShown } from '../../../i18n/bytes-shown.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useSave } from '../../../shared/forms/use-save.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { BoardChoice } from './board-choice.tsx';
import styles from './take-out.module.css';

export interface PackSectionProps {
  /** What was made before, the newest first. */
  readonly archives: readonly DataExport[];
  /** Whether one is being made, because there is one at a time. */
  readonly isWaiting: boolean;
  readonly onAsked: () => void;
}

/** Chooses what goes into the next archive. An address with `?board=` has that board chosen. */
export function PackSection({ archives, isWaiting, onAsked }: PackSectionProps) {
  const text = useText();
  const locale = useLocale();
  const [search] = useSearchParams();
  const named = /^[1-9]\d{0,18}$/.exec(search.get('board') ?? '')?.[0] ?? null;
  const [isOfBoards, setOfBoards] = useState(named !== null);
  const [boards, setBoards] = useState<ReadonlySet<string>>(new Set(named === null ? [] : [named]));
  const [hasPictures, setPictures] = useState(true);
  const [hasCopies, setCopies] = useState(true);
  const [isNothingChosen, setNothingChosen] = useState(false);
  const { save, busy, failure } = useSave(DataExportsResource.create, onAsked);
  const sizeOf = (withPictures: boolean) => {
    const known = archives.find((one) => one.state === 'ready' && one.board_ids === null && one.has_pictures === withPictures);
    return known ? bytesShown(locale, known.bytes ?? 0) : null;
  };
  const [whole, small] = [sizeOf(true), sizeOf(false)];
  const pack = () => {
    setNothingChosen(isOfBoards && boards.size === 0);
    if (isOfBoards && boards.size === 0) return;
    void save({ ...(isOfBoards ? { board_ids: [...boards] } : {}), has_pictures: hasPictures, has_copies: hasCopies });
  };
  const isFirst = archives.length === 0;
  return (
    <section className={styles.pack}>
      <h2 className="h3">{text(isFirst ? 'exports.pack' : 'exports.packAgain')}</h2>
      <fieldset className={styles.scopes}>
        <legend className={styles.legend}>{text('exports.what')}</legend>
        <label className={styles.scope}>
          <input type="radio" name="scope" checked={!isOfBoards} onChange={() => setOfBoards(false)} />
          <span>
            <strong>{text('exports.everything')}</strong>
            <span className="small muted">{whole ? text('exports.aboutSize', { size: whole }) : text('exports.everythingHint')}</span>
          </span>
        </label>
        <label className={styles.scope}>
          <input type="radio" name="scope" checked={isOfBoards} onChange={() => setOfBoards(true)} />
          <span>
            <strong>{text('exports.someBoards')}</strong>
            <span className="small muted">
              {boards.size > 0 ? text('exports.chosenBoards', { count: boards.size }) : text('exports.someBoardsHint')}
            </span>
          </span>
        </label>
      </fieldset>
      {isOfBoards && <BoardChoice named={named} chosen={boards} onChange={setBoards} />}
      <div className={styles.switches}>
        <Switch
          label={text('exports.pictures')}
          hint={small ? text('exports.withoutSize', { size: small }) : text('exports.picturesHint')}
          checked={hasPictures}
          onChange={(event) => setPictures(event.currentTarget.checked)}
        />
        <Switch
          label={text('exports.copies')}
          hint={text('exports.copiesHint')}
          checked={hasCopies}
          onChange={(event) => setCopies(event.currentTarget.checked)}
        />
      </div>
      <FormFailure words={isNothingChosen && boards.size === 0 ? { id: 'exports.chooseOne' } : failure} />
      <div className={styles.foot}>
        <p className="small muted">{text(isWaiting && !isFirst ? 'exports.oneAtATime' : 'exports.weWrite')}</p>
        <Button variant={isFirst ? 'primary' : 'plain'} disabled={isWaiting} busy={busy} onClick={pack}>
          {text(isFirst ? 'exports.pack' : 'exports.packAgain')}
        </Button>
      </div>
    </section>
  );
}
