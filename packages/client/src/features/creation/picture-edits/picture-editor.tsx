import { useState } from 'react';
import { pinRatios } from '@bowerbird/domain/creation/drafts.ts';
import { noPictureEdits, straightenTo, turnBy, type PictureEdits } from '@bowerbird/domain/media/picture-edits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { change, endStep, historyKey, redo, startHistory, undo } from '../../../lib/history.ts';
import { useOpened } from '../../../lib/use-opened.ts';
import { QuestionDialog } from '../../../shared/dialogs/lazy-question-dialog.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Dialog } from '../../../ui/overlays.tsx';
import { CropStage } from './crop-stage.tsx';
import { Dial, EditPanel } from './edit-panel.tsx';
import { editsOf, shapeAll, type EditablePicture, type EditsById } from './editable-picture.ts';
import { EditedPicture } from './edited-picture.tsx';
import styles from './picture-editor.module.css';

export interface PictureEditorProps {
  readonly pictures: readonly EditablePicture[];
  /** The picture that is open first. */
  readonly firstId: string;
  readonly onDone: (edits: EditsById) => void;
  readonly onClose: () => void;
}

/** Cuts, turns, straightens and lights pictures. The originals stay, so that everything can be changed again. */
export function PictureEditor({ pictures, firstId, onDone, onClose }: PictureEditorProps) {
  const text = useText();
  const [first] = useState(() => editsOf(pictures));
  const [history, setHistory] = useState(() => startHistory(first));
  const [openId, setOpenId] = useState(firstId);
  const [isSameShape, setSameShape] = useState(false);
  const picture = pictures.find(({ id }) => id === openId) ?? pictures[0]!;
  const edits = history.present[picture.id]!;
  const set = (next: PictureEdits, kind: string | null = null) =>
    setHistory((before) => change(before, { ...before.present, [picture.id]: next }, kind && `${picture.id} ${kind}`));
  const shape = (ratio: PictureEdits['ratio'], ids: readonly string[]) =>
    setHistory((before) => change(before, shapeAll(pictures, before.present, ids, ratio)));
  const everyId = pictures.map(({ id }) => id);
  const question = useOpened<'leave'>();
  const leave = () => (history.present === first ? onClose() : question.open('leave'));
  const turn = (quarter: 90 | -90) => set(turnBy(picture, edits, quarter, pinRatios[edits.ratio]));
  return (
    <Dialog
      size="full"
      title={text('edit.title')}
      closeLabel={text('app.close')}
      onClose={leave}
      actions={
        <>
          <IconButton
            label={text('app.undo')}
            icon={<Icon name="arrow-u-up-left" size={22} />}
            disabled={history.past.length === 0}
            onClick={() => setHistory(undo)}
          />
          <IconButton
            label={text('edit.redo')}
            icon={<Icon name="arrow-u-up-right" size={22} />}
            disabled={history.future.length === 0}
            onClick={() => setHistory(redo)}
          />
          <Button onClick={() => set(noPictureEdits)}>{text('edit.reset')}</Button>
          <Button
            variant="primary"
            onClick={() => {
              onDone(history.present);
              onClose();
            }}
          >
            {text('app.done')}
          </Button>
        </>
      }
    >
      <div
        className={styles.editor}
        onKeyDown={(event) => {
          const asked = historyKey(event);
          if (!asked) return;
          event.preventDefault();
          setHistory(asked === 'undo' ? undo : redo);
        }}
      >
        {pictures.length > 1 && (
          <ol className={styles.rail}>
            {pictures.map((one, at) => (
              <li key={one.id}>
                <button
                  type="button"
                  className={styles.cell}
                  aria-label={text('slides.number', { number: at + 1 })}
                  aria-current={one.id === picture.id || undefined}
                  onClick={() => setOpenId(one.id)}
                >
                  <EditedPicture src={one.url} width={one.width} height={one.height} edits={history.present[one.id]!} />
                </button>
              </li>
            ))}
          </ol>
        )}
        <div className={styles.middle}>
          <CropStage
            picture={picture}
            edits={edits}
            onCrop={(crop, kind) => set({ ...edits, crop }, kind)}
            onEnd={() => setHistory(endStep)}
          />
          <div className={styles.turns}>
            <Button
              size="small"
              icon={<Icon name="arrow-counter-clockwise" size={18} />}
              aria-label={text('edit.turnLeft')}
              onClick={() => turn(-90)}
            >
              <bdi>90°</bdi>
            </Button>
            <Dial
              value={edits.straighten}
              onChange={(degrees) => set(straightenTo(picture, edits, degrees, pinRatios[edits.ratio]), 'straighten')}
            />
            <Button
              size="small"
              icon={<Icon name="arrow-clockwise" size={18} />}
              aria-label={text('edit.turnRight')}
              onClick={() => turn(90)}
            >
              <bdi>90°</bdi>
            </Button>
            <Button
              size="small"
              icon={<Icon name="flip-horizontal" size={18} />}
              aria-pressed={edits.isFlipped}
              onClick={() => set({ ...edits, isFlipped: !edits.isFlipped })}
            >
              {text('edit.flip')}
            </Button>
          </div>
        </div>
        <EditPanel
          picture={picture}
          edits={edits}
          count={pictures.length}
          isSameShape={isSameShape}
          onSameShape={(isSame) => {
            setSameShape(isSame);
            if (isSame) shape(edits.ratio, everyId);
          }}
          onShape={(ratio) => shape(ratio, isSameShape ? everyId : [picture.id])}
          onChange={set}
        />
      </div>
      {question.opened && (
        <QuestionDialog
          title={text('edit.leaveQuestion')}
          act={text('edit.leave')}
          keep={text('edit.stay')}
          onAct={onClose}
          onClose={question.close}
        >
          <p>{text('edit.leaveBody')}</p>
        </QuestionDialog>
      )}
    </Dialog>
  );
}
