import { useState } from 'react';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import type { UpdatePinInput } from '@bowerbird/contract/pinning/pins/schemas.ts';
import { completeLink } from '@bowerbird/domain/links.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { tooLong } from '../../../i18n/too-long.ts';
import { linkAfterBlur, wrongLink } from '../../../i18n/wrong-link.ts';
import type { Words } from '../../../i18n/message-id.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import styles from './carousel-words.module.css';

type Slot = NonNullable<Pin['carouselData']>['slots'][number];
type SlotChange = NonNullable<UpdatePinInput['carousel_slots']>[number];
type SlotField = Exclude<keyof SlotChange, 'id'>;

export interface CarouselWordsProps {
  readonly slots: readonly Slot[];
  /** All that is changed so far. */
  readonly onChange: (changes: SlotChange[]) => void;
}

/** The words and the link of each picture after the first, each folded away until somebody wants it. */
export function CarouselWords({ slots, onChange }: CarouselWordsProps) {
  const text = useText();
  const [changes, setChanges] = useState<Readonly<Record<string, SlotChange>>>({});
  const change = (id: string, part: Partial<SlotChange>) => {
    const next = { ...changes, [id]: { ...changes[id], ...part, id } };
    setChanges(next);
    onChange(Object.values(next));
  };
  return (
    <div className={styles.slots}>
      {slots.slice(1).map((slot, at) => (
        <details key={slot.id} className={styles.slot}>
          <summary className={styles.summary}>
            <img src={slot.images['236x']?.url} alt="" width={44} height={44} />
            <span>{text('pinActs.pictureNumber', { number: at + 2 })}</span>
            <bdi className={styles.title}>{changes[slot.id]?.title ?? slot.title}</bdi>
            <Icon name="caret-down" weight="bold" size={16} className={styles.caret} />
          </summary>
          <SlotFields slot={slot} changed={changes[slot.id]} onChange={(part) => change(slot.id, part)} />
        </details>
      ))}
    </div>
  );
}

interface SlotFieldsProps {
  readonly slot: Slot;
  readonly changed: SlotChange | undefined;
  readonly onChange: (part: Partial<SlotChange>) => void;
}

function SlotFields({ slot, changed, onChange }: SlotFieldsProps) {
  const text = useText();
  const { title = slot.title, description = slot.details, alt_text = slot.altText, link = slot.link ?? '' } = changed ?? {};
  const error = (words: Words | null | undefined) => words && text(words.id, words.values);
  const field = (name: SlotField, value: string, limit: number) => ({
    value,
    dir: 'auto' as const,
    error: error(tooLong(value.trim(), limit)),
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
  });
  return (
    <div className={styles.fields}>
      <TextField label={text('pinActs.title')} {...field('title', title, textLimits.pinTitle)} />
      <TextField label={text('pinActs.description')} {...field('description', description, textLimits.pinDescription)} />
      <TextField
        label={text('pinActs.link')}
        {...field('link', link, textLimits.link)}
        type="url"
        inputMode="url"
        dir="ltr"
        error={error(wrongLink(link))}
        onBlur={() => {
          const whole = completeLink(linkAfterBlur(link));
          if (whole !== link) onChange({ link: whole });
        }}
      />
      <TextField label={text('pinActs.altText')} {...field('alt_text', alt_text, textLimits.altText)} />
    </div>
  );
}
