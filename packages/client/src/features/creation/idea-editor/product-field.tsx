import { useState } from 'react';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { ShownBlock } from '@bowerbird/domain/creation/story-pins/show.ts';
import { noStoryThings } from '@bowerbird/domain/creation/story-pins/show.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useAction } from '../../../store/hooks.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { pinIdIn } from './addresses.ts';
import type { IdeaEditorInHand } from './use-idea-editor.ts';

/** Names the pin of a product by its address. */
export function ProductField({ hand, block, error }: { hand: IdeaEditorInHand; block: ShownBlock; error: string | undefined }) {
  const text = useText();
  const find = useAction(PinResource.get);
  const given = 'pinId' in block ? block.pinId : null;
  const [typed, setTyped] = useState(given ? `/pin/${given}/` : '');
  const [wrong, setWrong] = useState<MessageId | null>(null);
  const take = async (address: string) => {
    setTyped(address);
    setWrong(null);
    if (address.trim() === '') return hand.changeBlock(block.id, (one) => ({ ...one, pinId: null }) as typeof one);
    const id = pinIdIn(address, location.origin);
    if (id === null) return setWrong('ideas.noPinAddress');
    try {
      const pin = await find({ id });
      const imageUrl = pin.images['236x']?.url ?? '';
      hand.know({ ...noStoryThings, products: { [id]: { id, title: pin.title, imageUrl, price: null } } });
      hand.changeBlock(block.id, (one) => ({ ...one, pinId: id }) as typeof one);
    } catch {
      setWrong('ideas.pinNotFound');
    }
  };
  return (
    <TextField
      label={text('ideas.productAddress')}
      hint={block.product?.title || text('ideas.productHint')}
      dir="ltr"
      value={typed}
      error={wrong ? text(wrong) : error}
      onChange={(event) => void take(event.currentTarget.value)}
    />
  );
}
