import type { BlockEdits } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import type { ShownBlock } from '@bowerbird/domain/creation/story-pins/show.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { scales } from './geometry.ts';
import { NumberBox } from './number-box.tsx';
import styles from './numbers.module.css';
import type { IdeaEditorInHand } from './use-idea-editor.ts';

/** Where the chosen block stands, in exact numbers: all that dragging does. */
export function NumbersPanel({ hand, block }: { hand: IdeaEditorInHand; block: ShownBlock }) {
  const text = useText();
  const { edits, isLocked } = block;
  const change = (key: string, changes: Partial<BlockEdits>) =>
    hand.changeBlock(block.id, (one) => ({ ...one, edits: { ...one.edits, ...changes } }), key);
  const rows = [
    { label: text('ideas.across'), value: edits.left, least: 0, most: 100, unit: '%', set: (left: number) => change('across', { left }) },
    { label: text('ideas.down'), value: edits.top, least: 0, most: 100, unit: '%', set: (top: number) => change('down', { top }) },
    { label: text('ideas.width'), value: edits.width, least: 5, most: 200, unit: '%', set: (width: number) => change('width', { width }) },
    {
      label: text('ideas.turned'),
      value: edits.transform.rotate,
      least: -180,
      most: 180,
      unit: '°',
      set: (rotate: number) => change('turned', { transform: { ...edits.transform, rotate } }),
    },
    {
      label: text('ideas.scale'),
      value: edits.scale * 100,
      least: scales.least * 100,
      most: scales.most * 100,
      unit: '%',
      set: (percent: number) => change('scale', { scale: percent / 100 }),
    },
  ];
  return (
    <div className={styles.numbers} role="group" aria-label={text('ideas.numbers')}>
      {rows.map(({ label, value, least, most, unit, set }) => (
        <div key={label} className={styles.numberRow}>
          <span aria-hidden="true">{label}</span>
          <NumberBox label={label} value={value} least={least} most={most} unit={unit} disabled={isLocked} onChange={set} />
        </div>
      ))}
    </div>
  );
}
