import { useEffect, useRef, useState } from 'react';
import { ImportsResource } from '@bowerbird/contract/creation/imports/calls.ts';
import type { Import, UpdateImportInput } from '@bowerbird/contract/creation/imports/schemas.ts';
import { importTagChoices } from '@bowerbird/domain/creation/imports.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import settings from '../../../shared/forms/settings-form.module.css';
import { useSave } from '../../../shared/forms/use-save.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { LookBoards } from './look-boards.tsx';
import { ReasonList } from './reason-list.tsx';
import { ScheduledNotice } from './scheduled-notice.tsx';
import { ShareBar } from './share-bar.tsx';
import styles from './imports.module.css';

type Choices = NonNullable<UpdateImportInput['choices']>;
type Target = NonNullable<Choices['targets']>[number];

const TAG_WORDS = { text: 'imports.tagsText', sections: 'imports.tagsSections', none: 'imports.tagsNone' } as const;

/** What would happen, and what may be chosen about it, before anything does. */
export function LookView({ one, onChange }: { one: Import; onChange: () => void }) {
  const text = useText();
  const [choices, setChoices] = useState(one.choices);
  const [targets, setTargets] = useState<ReadonlyMap<number, Target>>(new Map());
  const [looked, setLooked] = useState(one);
  const start = useSave(ImportsResource.update, onChange);
  const { save: askAgain, busy: isAsking, failure } = useSave(ImportsResource.update, setLooked);
  // An import that is begun refuses to be looked at, so its start waits for the last look.
  const asked = useRef<Promise<unknown>>(Promise.resolve());
  const [isBegun, setBegun] = useState(false);
  const begin = async () => {
    setBegun(true);
    await asked.current;
    const hasStarted = await start.save({ id: one.id, action: 'start', choices: { ...choices, targets: [...targets.values()] } });
    setBegun(hasStarted);
  };
  const { secret } = choices;
  const isOld = looked.choices.secret !== secret && !isAsking && !isBegun && failure === null;
  useEffect(() => {
    // What is secret goes to no open board of its name, so that its places are others then.
    if (isOld) asked.current = askAgain({ id: one.id, choices: { secret } });
  }, [isOld, askAgain, one.id, secret]);
  const { counts } = one;
  const leftOut = one.boards.filter(({ number }) => targets.get(number)?.is_left_out).reduce((sum, { items }) => sum + items, 0);
  const coming = counts.waiting - leftOut + (choices.again ? counts.duplicates : 0);
  const choose = (change: Partial<Import['choices']>) => setChoices({ ...choices, ...change });
  return (
    <>
      <ShareBar
        total={counts.items}
        shares={[
          { name: 'imports.wouldCome', items: coming, look: 'in' },
          { name: 'imports.haveAlready', items: choices.again ? 0 : counts.duplicates, look: 'here' },
          { name: 'imports.cannotCome', items: counts.refused + leftOut, look: 'not' },
        ]}
      />
      <ScheduledNotice items={one.scheduled} />
      <LookBoards boards={looked.boards} targets={targets} onTarget={(changed) => setTargets(new Map([...targets, ...changed]))} />
      <section className={styles.part}>
        <h3 className="h4">{text('imports.whatHappens')}</h3>
        <Select
          label={text('imports.tagsBecome')}
          value={choices.tags}
          options={importTagChoices.map((value) => ({ value, label: text(TAG_WORDS[value]) }))}
          onChange={(event) => choose({ tags: importTagChoices.find((tags) => tags === event.currentTarget.value) ?? 'text' })}
        />
        {one.format !== 'pictures' && (
          <>
            <Switch
              label={text('imports.findPictures')}
              hint={text('imports.findPicturesHelp', { items: one.without_picture })}
              checked={choices.find_pictures}
              onChange={(event) => choose({ find_pictures: event.currentTarget.checked })}
            />
            <Switch
              label={text('imports.drawMissing')}
              hint={text('imports.drawMissingHelp')}
              checked={choices.draw_missing}
              onChange={(event) => choose({ draw_missing: event.currentTarget.checked })}
            />
          </>
        )}
        <Switch
          label={text('imports.again')}
          hint={text('imports.againHelp', { items: counts.duplicates })}
          checked={choices.again}
          onChange={(event) => choose({ again: event.currentTarget.checked })}
        />
        <Switch
          label={text('imports.secret')}
          hint={text('imports.secretHelp')}
          checked={choices.secret}
          onChange={(event) => choose({ secret: event.currentTarget.checked })}
        />
      </section>
      {one.reasons.length > 0 && <ReasonList one={one} title="imports.cannotBeTaken" />}
      <FormFailure words={start.failure ?? failure} />
      <div className={settings.bar}>
        <p className={settings.barWords}>{text('imports.startHelp')}</p>
        <Button
          variant="primary"
          busy={start.busy || isBegun}
          disabled={coming === 0 && one.boards.length === 0}
          onClick={() => void begin()}
        >
          {text('imports.start', { items: coming })}
        </Button>
      </div>
    </>
  );
}
