import { articleLimits } from '@bowerbird/domain/discovery/articles.ts';
import { useText } from '../../i18n/i18n.tsx';
import type { MessageId } from '../../i18n/message-id.ts';
import { useOrigin } from '../../store/use-origin.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { addAddresses } from './addresses.ts';
import { move, pinIdsOf, type LaidOut } from './laid-out.ts';
import { ChooseBoard } from './choose-board.tsx';
import { ChoosePins } from './choose-pins.tsx';
import { BoardPreview, PinPreviews } from './place-previews.tsx';
import { nameOf } from './writing.ts';
import styles from './editor.module.css';

const KINDS: Readonly<Record<LaidOut['kind'], { readonly label: MessageId; readonly hint?: MessageId; readonly add: MessageId }>> = {
  text: { label: 'todayEditor.text', add: 'todayEditor.addText' },
  heading: { label: 'todayEditor.heading', add: 'todayEditor.addHeading' },
  pins: { label: 'todayEditor.pins', hint: 'todayEditor.pinsHint', add: 'todayEditor.addPins' },
  board: { label: 'todayEditor.board', hint: 'todayEditor.boardHint', add: 'todayEditor.addBoard' },
};

/** The parts of an article, one below the other: they are added, moved and taken away. */
export function ArticleParts({
  parts,
  onChange,
  errorOf,
}: {
  parts: readonly LaidOut[];
  onChange: (parts: readonly LaidOut[]) => void;
  errorOf: (name: string) => string | undefined;
}) {
  const text = useText();
  const add = (kind: LaidOut['kind']) => onChange([...parts, { key: Math.max(0, ...parts.map(({ key }) => key)) + 1, kind, typed: '' }]);
  return (
    <fieldset className={styles.parts}>
      <legend className="h4">{text('todayEditor.parts')}</legend>
      <ol className={styles.partList}>
        {parts.map((part, at) => (
          <li key={part.key} className={styles.part}>
            <Part
              part={part}
              error={errorOf(nameOf(part))}
              onType={(typed) => onChange(parts.map((other) => (other.key === part.key ? { ...other, typed } : other)))}
            />
            <span className={styles.partActs}>
              <IconButton
                label={text('todayEditor.up')}
                icon={<Icon name="caret-up" weight="bold" size={18} />}
                disabled={at === 0}
                onClick={() => onChange(move(parts, at, -1))}
              />
              <IconButton
                label={text('todayEditor.down')}
                icon={<Icon name="caret-down" weight="bold" size={18} />}
                disabled={at === parts.length - 1}
                onClick={() => onChange(move(parts, at, 1))}
              />
              <IconButton
                label={text('todayEditor.remove')}
                icon={<Icon name="x" weight="bold" size={18} />}
                onClick={() => onChange(parts.filter((other) => other.key !== part.key))}
              />
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.acts}>
        {(['text', 'heading', 'pins', 'board'] as const).map((kind) => (
          <Button key={kind} size="small" disabled={parts.length >= articleLimits.blocks} onClick={() => add(kind)}>
            {text(KINDS[kind].add)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

function Part({ part, error, onType }: { part: LaidOut; error: string | undefined; onType: (typed: string) => void }) {
  const text = useText();
  const origin = useOrigin();
  const { label, hint } = KINDS[part.kind];
  const field = { label: text(label), hint: hint && text(hint), name: nameOf(part), value: part.typed, error };
  if (part.kind === 'text') return <TextArea {...field} dir="auto" rows={4} onChange={(event) => onType(event.currentTarget.value)} />;
  if (part.kind === 'heading')
    return <TextField {...field} dir="auto" autoComplete="off" onChange={(event) => onType(event.currentTarget.value)} />;
  if (part.kind === 'board')
    return (
      <div className={styles.choosing}>
        <TextField {...field} dir="ltr" autoComplete="off" onChange={(event) => onType(event.currentTarget.value)} />
        <BoardPreview typed={part.typed} />
        <ChooseBoard onChoose={onType} />
      </div>
    );
  const chosen = pinIdsOf(part.typed, origin)?.length ?? 0;
  return (
    <div className={styles.choosing}>
      <TextArea {...field} dir="ltr" rows={2} onChange={(event) => onType(event.currentTarget.value)} />
      <PinPreviews typed={part.typed} onType={onType} />
      <ChoosePins
        label="todayEditor.choosePins"
        most={Math.max(0, articleLimits.pinsOfBlock - chosen)}
        onChoose={(ids) => onType(addAddresses(part.typed, ids))}
      />
    </div>
  );
}
