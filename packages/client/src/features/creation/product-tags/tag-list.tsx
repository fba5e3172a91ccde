import type { ReactNode } from 'react';
import type { TaggedObject } from '@bowerbird/contract/creation/product-tags/records.ts';
import { countWithProduct, isLeft, type TagStatus } from '@bowerbird/domain/creation/product-tags.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { EditedTag } from './edited-tags.ts';
import { UnreadActs } from './unread-acts.tsx';
import { ProductLine } from './product-line.tsx';
import styles from './tag-editor.module.css';

interface TagListProps {
  readonly tags: readonly EditedTag[];
  readonly selectedKey: string | null;
  readonly onSelect: (key: string) => void;
  readonly onRemove: (key: string) => void;
  readonly onRestore: (key: string) => void;
  readonly onDrop: (key: string, id: string) => void;
  readonly onBringBack: (key: string, object: TaggedObject) => void;
  /** Takes what the page of a product says, once it could be read. */
  readonly onRead: (object: TaggedObject) => void;
  readonly add: ReactNode;
}

/** All tags in their order, with how far each of them is. What was taken off is struck out until everything is kept. */
export function TagList({ tags, selectedKey, onSelect, onRemove, onRestore, onDrop, onBringBack, onRead, add }: TagListProps) {
  const text = useText();
  return (
    <section className={styles.list} aria-label={text('tags.list')}>
      <div className={styles.listHead}>
        <h3 className="h4">
          {text('tags.list')} <span className="muted numbers">{countWithProduct(tags)}</span>
        </h3>
        {add}
      </div>
      <ol className={styles.tags}>
        {tags.map((tag, index) => {
          const { pinTagKey: key } = tag;
          const number = index + 1;
          const isGone = !isLeft(tag);
          return (
            <li key={key} className={styles.tag} aria-current={key === selectedKey || undefined}>
              <button
                type="button"
                className={styles.number}
                aria-label={text('tags.select', { number })}
                disabled={isGone}
                onClick={() => onSelect(key)}
              >
                {number}
              </button>
              <div className={styles.objects}>
                {tag.objects.length === 0 && <p className={styles.hint}>{text('tags.noProduct')}</p>}
                {tag.objects.map((object) => (
                  <div key={object.id} className={styles.object}>
                    <ProductLine object={object} isGone={isGone || !isLeft(object)} />
                    <StatusBadge object={object} status={isGone ? 'deleted' : statusOf(tag, object)} />
                    {!isGone && !isLeft(object) && (
                      <Button size="small" onClick={() => onBringBack(key, object)}>
                        {text('tags.bringBack')}
                      </Button>
                    )}
                    {!isGone && isLeft(object) && object.isUnread && (
                      <UnreadActs
                        object={object}
                        onRead={onRead}
                        onRemove={() => (tag.objects.filter(isLeft).length > 1 ? onDrop(key, object.id) : onRemove(key))}
                      />
                    )}
                    {!isGone && isLeft(object) && !object.isUnread && tag.objects.filter(isLeft).length > 1 && (
                      <IconButton
                        size="small"
                        label={text('tags.drop', { title: object.title })}
                        icon={<Icon name="x" size={16} weight="bold" />}
                        onClick={() => onDrop(key, object.id)}
                      />
                    )}
                  </div>
                ))}
              </div>
              {isGone ? (
                <Button size="small" onClick={() => onRestore(key)}>
                  {text('tags.bringBack')}
                </Button>
              ) : (
                <IconButton
                  size="small"
                  label={text('tags.remove', { number })}
                  icon={<Icon name="trash" size={20} />}
                  onClick={() => onRemove(key)}
                />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** A kept product of a tag that moved is edited with it. */
function statusOf(tag: EditedTag, { status }: TaggedObject): TagStatus {
  return status === 'saved' ? tag.status : status;
}

function StatusBadge({ object, status }: { object: TaggedObject; status: TagStatus }) {
  const text = useText();
  if (status === 'deleted') return <Badge tone="bad">{text('tags.deleted')}</Badge>;
  if (object.isUnread) return <Badge tone="bad">{text('tags.unread')}</Badge>;
  if (object.isReading) return <Badge tone="warning">{text('tags.reading')}</Badge>;
  if (object.inStock === false) return <Badge>{text('tags.shopClosed')}</Badge>;
  if (status === 'created') return <Badge tone="accent">{text('tags.new')}</Badge>;
  if (status === 'edited') return <Badge tone="accent">{text('tags.edited')}</Badge>;
  return <Badge tone="good">{text('tags.saved')}</Badge>;
}
