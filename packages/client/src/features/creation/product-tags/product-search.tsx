import { useState, type RefObject } from 'react';
import { TaggableProductsResource, TaggedLinkResource } from '@bowerbird/contract/creation/product-tags/calls.ts';
import type { TaggedObject } from '@bowerbird/contract/creation/product-tags/records.ts';
import type { TaggedLinkInput } from '@bowerbird/contract/creation/product-tags/schemas.ts';
import { tagLimits } from '@bowerbird/domain/creation/product-tags.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { wrongLink } from '../../../i18n/wrong-link.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { call } from '../../../store/call.ts';
import { useAppDispatch, useResource } from '../../../store/hooks.ts';
import { troubleTitle } from '../../../store/failure-shown.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { ProductLine } from './product-line.tsx';
import styles from './tag-editor.module.css';

interface ProductSearchProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly chosen: readonly string[];
  readonly onChoose: (object: TaggedObject) => void;
  readonly onDrop: (id: string) => void;
  /** Most products that may be chosen; at one, another takes the place of the first. */
  readonly most?: number;
  /** Knows the product of an address without a look at its page; null leaves it to that. */
  readonly readOwn?: (link: string) => Promise<TaggedObject | null>;
}

type Source = 'all' | 'link' | 'own';

/** Finds the products of a tag: among those of the instance, one's own, or by the address of a shop's page. */
export function ProductSearch({ field, label, chosen, onChoose, onDrop, most = tagLimits.objects, readOwn }: ProductSearchProps) {
  const text = useText();
  const [source, setSource] = useState<Source>('all');
  const [typed, setTyped] = useState('');
  const sources: readonly [Source, string][] = [
    ['all', text('tags.onInstance')],
    ['link', text('tags.byLink')],
    ['own', text('tags.yours')],
  ];
  const isFull = most > 1 && chosen.length >= most;
  const choose = (object: TaggedObject) => (chosen.includes(object.id) ? onDrop(object.id) : onChoose(object));
  return (
    <section className={styles.search} aria-label={label}>
      {source === 'link' ? (
        <LinkField field={field} label={label} isFull={isFull} onRead={onChoose} readOwn={readOwn} />
      ) : (
        <TextField
          ref={field}
          label={label}
          type="search"
          placeholder={text('tags.search')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <ChipRow label={text('tags.where')} flush>
        {sources.map(([id, name]) => (
          <Chip key={id} selected={id === source} onClick={() => setSource(id)}>
            {name}
          </Chip>
        ))}
      </ChipRow>
      {isFull && <p className={styles.hint}>{text('tags.objectsFull', { count: most })}</p>}
      {source !== 'link' && <Results query={typed} isOwn={source === 'own'} chosen={chosen} isFull={isFull} onChoose={choose} />}
    </section>
  );
}

interface ResultsProps {
  readonly query: string;
  readonly isOwn: boolean;
  readonly chosen: readonly string[];
  readonly isFull: boolean;
  readonly onChoose: (object: TaggedObject) => void;
}

function Results({ query: typed, isOwn, chosen, isFull, onChoose }: ResultsProps) {
  const text = useText();
  const query = useDebounced(typed.trim().slice(0, 500), 200);
  const { data, error } = useResource(TaggableProductsResource.get, { query, own: isOwn });
  if (error) return <p role="alert">{text(troubleTitle(error))}</p>;
  if (!data) return <p className={styles.results} aria-busy="true" />;
  if (data.length === 0) return <p className={styles.hint}>{text('tags.nothing')}</p>;
  return (
    <ul className={styles.results}>
      {data.map((object) => {
        const isChosen = chosen.includes(object.id);
        return (
          <li key={object.id} className={styles.result}>
            <ProductLine object={object} />
            <Button
              size="small"
              variant={isChosen ? 'done' : 'plain'}
              aria-pressed={isChosen}
              disabled={isFull && !isChosen}
              aria-label={text(isChosen ? 'tags.chosenNamed' : 'tags.chooseNamed', { title: object.title })}
              onClick={() => onChoose(object)}
            >
              {text(isChosen ? 'tags.chosen' : 'tags.choose')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

interface LinkFieldProps extends Pick<ProductSearchProps, 'field' | 'label' | 'readOwn'> {
  readonly isFull: boolean;
  readonly onRead: (object: TaggedObject) => void;
}

const wordsOfRefusal: Readonly<Record<string, MessageId>> = { bad_input: 'tags.linkWrong', page_refused: 'tags.linkPrivate' };

/** The address of a shop's page, which is read before it is chosen. */
function LinkField({ field, label, isFull, onRead, readOwn }: LinkFieldProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const kit = useForm<'link', TaggedLinkInput, TaggedObject>({
    send: async (input, options) => (await readOwn?.(input.link)) ?? dispatch(call(TaggedLinkResource.create, input, options)),
    fields: ['link'],
    read: (typed) => {
      const link = typed.text('link');
      return link === '' || wrongLink(link) ? { wrong: { link: { id: 'tags.linkWrong' } } } : { input: { link } };
    },
    blame: (error) => ({ link: { id: wordsOfRefusal[error.record?.name ?? ''] ?? troubleTitle(error) } }),
    onDone: (object, _input, form) => {
      form.reset();
      onRead(object);
    },
  });
  return (
    <form {...kit.form} className={styles.linkField}>
      <TextField
        ref={field}
        label={label}
        name="link"
        type="url"
        inputMode="url"
        dir="ltr"
        placeholder="https://"
        autoComplete="off"
        error={kit.errorOf('link')}
      />
      <Button type="submit" busy={kit.busy} disabled={isFull}>
        {text('tags.readLink')}
      </Button>
    </form>
  );
}
