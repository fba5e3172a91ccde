import { useRef, useState } from 'react';
import type { TaggedObject } from '@bowerbird/contract/creation/product-tags/records.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { noStoryThings, type ShownBlock } from '@bowerbird/domain/creation/story-pins/show.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useAction } from '../../../store/hooks.ts';
import { ProductSearch } from '../product-tags/index.ts';
import { pinIdIn } from './addresses.ts';
import styles from './side-panel.module.css';
import type { IdeaEditorInHand } from './use-idea-editor.ts';

/** Names the pin of a product: by words, among one's own, or by the address of the pin or of its shop's page. */
export function ProductField({ hand, block, error }: { hand: IdeaEditorInHand; block: ShownBlock; error: string | undefined }) {
  const text = useText();
  const hasWords = useWords('product-tags');
  const find = useAction(PinResource.get);
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<MessageId | null>(null);
  const pinId = 'pinId' in block ? block.pinId : null;
  const set = (id: string | null) => hand.changeBlock(block.id, (one) => ({ ...one, pinId: id }) as typeof one);
  const choose = ({ pin, title, media, price, currency }: TaggedObject) => {
    setWrong(pin ? null : 'ideas.pinNotFound');
    if (!pin) return;
    const known = { id: pin.id, title, imageUrl: media?.url ?? '', price: price && currency ? `${price} ${currency}` : null };
    hand.know({ ...noStoryThings, products: { [pin.id]: known } });
    set(pin.id);
  };
  const readOwn = async (link: string) => {
    const id = pinIdIn(link, location.origin);
    return id === null ? null : objectOf(await find({ id }));
  };
  if (!hasWords) return null;
  return (
    <div className={styles.part}>
      {block.product && (
        <p dir="auto" className="small">
          <strong>{block.product.title}</strong>
        </p>
      )}
      <ProductSearch
        field={field}
        label={text('ideas.product')}
        most={1}
        chosen={pinId === null ? [] : [`pin-${pinId}`]}
        onChoose={choose}
        onDrop={() => set(null)}
        readOwn={readOwn}
      />
      {(wrong || error) && <p role="alert">{wrong ? text(wrong) : error}</p>}
    </div>
  );
}

/** The product of a pin whose page nobody has read for it. */
function objectOf({ id, title, link, images, dominantColor }: Pin): TaggedObject {
  const image = images['236x'];
  return {
    id: `pin-${id}`,
    type: 'product_pin',
    status: 'saved',
    link,
    media: image ? { ...image, dominantColor } : null,
    pin: { id },
    title,
    domain: null,
    price: null,
    currency: null,
    inStock: null,
    isReading: false,
    isUnread: false,
  };
}
