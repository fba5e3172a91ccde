import { useRef, useState, type KeyboardEvent } from 'react';
import {
  addObject,
  addTag,
  countTags,
  countWithProduct,
  hasChanges,
  isLeft,
  moveTag,
  removeObject,
  removeTag,
  restoreTag,
  settleTags,
  tagLimits,
} from '@bowerbird/domain/creation/product-tags.ts';
import { useText, type Text } from '../../../i18n/i18n.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { makeId } from '../../../lib/make-id.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Dialog } from '../../../ui/overlays.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { withRead, type EditedTag } from './edited-tags.ts';
import { PictureStrip, type TaggedPicture } from './picture-strip.tsx';
import { ProductSearch } from './product-search.tsx';
import { TagCanvas } from './tag-canvas.tsx';
import styles from './tag-editor.module.css';
import { useTagHistory } from './tag-history.ts';
import { TagList } from './tag-list.tsx';

export interface TagEditorProps {
  /** The pictures of a pin: one, or those of a carousel. */
  readonly pictures: readonly TaggedPicture[];
  /** Takes the tags of each picture as they are to be kept. */
  readonly onDone: (tags: readonly (readonly EditedTag[])[]) => void;
  readonly busy?: boolean;
  readonly failure?: string | null;
  readonly onClose: () => void;
}

/** A tag without a product is not kept, so it is counted apart. */
function countOf(text: Text, tags: readonly EditedTag[]): string {
  const kept = countWithProduct(tags);
  const empty = countTags(tags) - kept;
  const [words, emptyWords] = [text('tags.count', { count: kept }), text('tags.countEmpty', { count: empty })];
  if (empty === 0) return words;
  return kept === 0 ? emptyWords : text('tags.countBoth', { kept: words, empty: emptyWords });
}

/** Sets products on pictures: by pressing it, by dragging and by keys (`B3.23`, `B4.9`). */
export function TagEditor({ pictures, onDone, busy, failure, onClose }: TagEditorProps) {
  const text = useText();
  const hasWords = useWords('product-tags');
  const search = useRef<HTMLInputElement>(null);
  const history = useTagHistory(pictures.map((picture) => picture.tags));
  const [at, setAt] = useState(0);
  const [selectedKey, setSelectedKey] = useState<string | null>(null);
  const [asks, setAsks] = useState(false);
  if (!hasWords) return null;
  const tags = history.tags[at]!;

  const number = tags.findIndex(({ pinTagKey }) => pinTagKey === selectedKey) + 1;
  const found = tags[number - 1];
  const selected = found && isLeft(found) ? found : undefined;
  const isFull = countTags(tags) >= tagLimits.tags;

  const change = (changed: readonly EditedTag[], step: string | null = null) => {
    if (changed !== tags) history.change(history.tags.with(at, changed), step && `${at} ${step}`);
  };
  const turnTo = (place: number) => {
    setAt(place);
    setSelectedKey(null);
  };
  /** One step back or forth, on the picture that it changes. */
  const take = (step: () => void, then: typeof history.before) => {
    const place = then?.findIndex((changed, index) => changed !== history.tags[index]) ?? -1;
    if (place >= 0 && place !== at) turnTo(place);
    step();
  };
  const undo = () => take(history.undo, history.before);
  const redo = () => take(history.redo, history.next);
  const add = (x: number, y: number) => {
    if (isFull) return;
    const pinTagKey = makeId();
    change(addTag(tags, { pinTagKey, x, y, status: 'created', objects: [] }));
    setSelectedKey(pinTagKey);
    requestAnimationFrame(() => search.current?.focus({ preventScroll: true }));
  };
  const remove = (key: string) => {
    change(removeTag(tags, key));
    if (key === selectedKey) setSelectedKey(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement;
    if (isField || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  };
  const close = () => (history.tags.some(hasChanges) && !asks ? setAsks(true) : onClose());

  return (
    <Dialog
      size="full"
      title={text('tags.title')}
      closeLabel={text('app.close')}
      locked={busy}
      onClose={close}
      actions={
        <>
          <p className={styles.limit} role="status">
            {failure ?? (isFull ? text('tags.full', { count: tagLimits.tags }) : countOf(text, tags))}
          </p>
          <IconButton label={text('tags.undo')} icon={<Icon name="arrow-u-up-left" />} disabled={!history.before} onClick={undo} />
          <IconButton label={text('tags.redo')} icon={<Icon name="arrow-u-up-right" />} disabled={!history.next} onClick={redo} />
          <Button variant="primary" busy={busy} onClick={() => onDone(history.tags.map(settleTags))}>
            {text('app.done')}
          </Button>
        </>
      }
    >
      <div className={styles.columns} onKeyDown={onKeyDown} role="group" aria-label={text('tags.title')}>
        <div className={styles.middle}>
          {pictures.length > 1 && <PictureStrip pictures={pictures} tags={history.tags} at={at} onTurn={turnTo} />}
          <TagCanvas
            key={at}
            picture={pictures[at]!}
            tags={tags}
            selectedKey={selected?.pinTagKey ?? null}
            onAdd={add}
            onSelect={setSelectedKey}
            onMove={(key, x, y, step) => change(moveTag(tags, key, x, y), step)}
            onRemove={remove}
            onSearch={() => search.current?.focus()}
          />
          <p className={styles.keys}>{text('tags.keys')}</p>
        </div>
        <div className={styles.side}>
          {asks && (
            <div className={styles.question} role="alert">
              <p>{text('tags.unsaved')}</p>
              <Button size="small" onClick={() => setAsks(false)}>
                {text('tags.stay')}
              </Button>
              <Button size="small" variant="danger" onClick={onClose}>
                {text('tags.leave')}
              </Button>
            </div>
          )}
          {selected ? (
            <ProductSearch
              key={selected.pinTagKey}
              field={search}
              label={text('tags.tag', { number })}
              chosen={selected.objects.filter(isLeft).map(({ id }) => id)}
              onChoose={(object) => change(addObject(tags, selected.pinTagKey, object))}
              onDrop={(id) => change(removeObject(tags, selected.pinTagKey, id))}
            />
          ) : (
            <p className={styles.hint}>{text('tags.empty')}</p>
          )}
          <TagList
            tags={tags}
            selectedKey={selectedKey}
            onSelect={setSelectedKey}
            onRemove={remove}
            onRestore={(key) => change(restoreTag(tags, key))}
            onDrop={(key, id) => change(removeObject(tags, key, id))}
            onRead={(object) =>
              history.change(
                history.tags.map((own) => withRead(own, object)),
                null,
              )
            }
            onBringBack={(key, object) => change(addObject(tags, key, object))}
            add={
              <Button size="small" icon={<Icon name="plus" size={16} />} disabled={isFull} onClick={() => add(0.5, 0.5)}>
                {text('tags.add')}
              </Button>
            }
          />
          <p className={styles.hint}>{text('tags.note')}</p>
        </div>
      </div>
      <VisuallyHidden live="polite">{selected ? text('tags.tag', { number }) : ''}</VisuallyHidden>
    </Dialog>
  );
}
