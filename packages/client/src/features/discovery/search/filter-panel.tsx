import { useId, useState, type ReactNode } from 'react';
import type { SearchFilters } from '@bowerbird/contract/discovery/search/schemas.ts';
import type { FilterName } from '@bowerbird/domain/discovery/search-filters.ts';
import { colorShades } from '@bowerbird/domain/media/color-names.ts';
import { skinToneShades } from '@bowerbird/domain/media/skin-tones.ts';
import { countShown } from '../../../i18n/formats.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { clearFilter, isChosen, toggleFilter } from './filter-list.ts';
import styles from './filter-panel.module.css';
import { filterValueShown } from './filter-words.ts';
import { PriceFilter } from './price-filter.tsx';
import type { SearchFilterKit } from './use-search-filters.ts';

type Option = SearchFilters['filters'][number]['options'][number];

interface PartProps {
  readonly kit: SearchFilterKit;
  readonly name: FilterName;
  readonly options: readonly Option[];
}

/** Every filter of a search with what it would leave; each choice takes effect at once. */
export function FilterPanel({ kit }: { kit: SearchFilterKit }) {
  const text = useText();
  const isSkinToneFirst = useAppSelector((state) => state.skinToneFilter.isShown);
  const { counts } = kit;
  if (!counts) {
    if (!kit.hasFailed) return <SkeletonText lines={6} />;
    return (
      <p role="alert" className={styles.failed}>
        {text('search.filtersFailed')} <Button onClick={() => void kit.retry()}>{text('app.tryAgain')}</Button>
      </p>
    );
  }
  const optionsOf = (name: FilterName) => counts.filters.find((filter) => filter.name === name)?.options ?? [];
  const skinTones = optionsOf('skin_tone').length > 0 && (
    <Part title={text('search.skinTone')}>
      <Swatches kit={kit} name="skin_tone" options={optionsOf('skin_tone')} shades={skinToneShades} />
    </Part>
  );
  return (
    <div className={styles.panel}>
      {counts.prices && <PriceFilter kit={kit} prices={counts.prices} />}
      {isSkinToneFirst && skinTones}
      <Part title={text('search.color')}>
        <Swatches kit={kit} name="color" options={optionsOf('color')} shades={colorShades} />
      </Part>
      {!isSkinToneFirst && skinTones}
      <Choices kit={kit} name="topic" options={optionsOf('topic')} title={text('search.topic')} />
      <Part title={text('search.kind')}>
        <Kinds kit={kit} name="type" options={optionsOf('type')} />
      </Part>
      <Part title={text('search.date')}>
        <Kinds kit={kit} name="date" options={optionsOf('date')} />
      </Part>
      <Choices kit={kit} name="domain" options={optionsOf('domain')} title={text('search.site')} />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.part}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </div>
  );
}

/** On these a white tick would not be seen. */
const PALE = ['white', 'yellow', 'sky', 'pink', 'orange', 'light', 'medium'];

function Swatches({ kit, name, options, shades }: PartProps & { shades: Readonly<Record<string, string>> }) {
  const text = useText();
  const locale = useLocale();
  return (
    <div className={styles.colors}>
      {options.map(({ value, count }) => {
        const isOn = isChosen(kit.list, name, value);
        const label = text('search.optionCount', { option: filterValueShown(text, name, value), count: countShown(locale, count) });
        return (
          <button
            key={value}
            type="button"
            className={classNames(styles.color, PALE.includes(value) && styles.pale)}
            style={{ backgroundColor: shades[value] }}
            aria-pressed={isOn}
            aria-label={label}
            title={label}
            disabled={count === 0 && !isOn}
            onClick={() => kit.change(toggleFilter(kit.list, name, value))}
          >
            {isOn && <Icon name="check" weight="bold" size={16} />}
          </button>
        );
      })}
    </div>
  );
}

/** So many choices stand there before somebody asks for all of them. */
const FEW = 4;

function Choices({ kit, name, options, title }: PartProps & { title: string }) {
  const text = useText();
  const locale = useLocale();
  const [showsAll, setShowsAll] = useState(false);
  if (options.length === 0) return null;
  const shown = options.filter(({ value }, at) => showsAll || at < FEW || isChosen(kit.list, name, value));
  const hidden = options.length - shown.length;
  return (
    <Part title={title}>
      <ul className={styles.choices}>
        {shown.map(({ value, label, count }) => (
          <li key={value} className={styles.choice}>
            <Checkbox
              label={<bdi>{label}</bdi>}
              checked={isChosen(kit.list, name, value)}
              disabled={count === 0 && !isChosen(kit.list, name, value)}
              onChange={() => kit.change(toggleFilter(kit.list, name, value))}
            />
            <span className={styles.count}>{countShown(locale, count)}</span>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <button type="button" className={styles.more} onClick={() => setShowsAll(true)}>
          {text('search.moreChoices', { count: hidden })}
        </button>
      )}
    </Part>
  );
}

function Kinds({ kit, name, options }: PartProps) {
  const text = useText();
  const locale = useLocale();
  const isAny = !options.some(({ value }) => isChosen(kit.list, name, value));
  return (
    <div className={styles.kinds}>
      <Chip selected={isAny} onClick={() => kit.change(clearFilter(kit.list, name))}>
        {text(name === 'date' ? 'search.anyDate' : 'search.allKinds')}
      </Chip>
      {options.map(({ value, label, count }) => {
        const isOn = isChosen(kit.list, name, value);
        return (
          <Chip key={value} selected={isOn} disabled={count === 0 && !isOn} onClick={() => kit.change(toggleFilter(kit.list, name, value))}>
            {filterValueShown(text, name, value, label)}
            <span className={styles.chipCount}>{countShown(locale, count)}</span>
          </Chip>
        );
      })}
    </div>
  );
}
