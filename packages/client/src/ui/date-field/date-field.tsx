import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { controlClass, Field, type ControlIds } from '../field/field.tsx';
import { orderOfDate, partOfDate, type DatePart } from './date-parts.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './date-field.module.css';

export type DateFieldProps = {
  label: string;
  /** The names of the parts, for their placeholders and for screen readers. */
  parts: Record<DatePart, string>;
  /** Whose order of the parts, and whose names of the months. */
  locale: string;
  /** The parts are the form's fields `name.day`, `name.month` and `name.year`; `dateOfParts` puts them together. */
  name: string;
  /** The date that stands there at first, as `YYYY-MM-DD`. */
  defaultDate?: string;
  /** As in `autocomplete`, such as "bday". */
  autoComplete?: string;
  error?: ReactNode;
};

/** A date that people know by heart, typed part by part. The page's language decides their order and words. */
export function DateField(props: DateFieldProps) {
  const { label, locale, error } = props;
  const order = orderOfDate(locale);
  return (
    <Field label={label} error={error}>
      {({ id, ...ids }) => (
        <span role="group" aria-label={label} className={styles.parts}>
          {order.map((part, index) => (
            <Part key={part} part={part} field={props} ids={{ ...ids, id: index === 0 ? id : undefined }} />
          ))}
        </span>
      )}
    </Field>
  );
}

function Part({ part, field, ids }: { part: DatePart; field: DateFieldProps; ids: Partial<ControlIds> }) {
  const { parts, locale, name, autoComplete, defaultDate = '' } = field;
  const props = {
    ...ids,
    name: `${name}.${part}`,
    autoComplete: autoComplete && `${autoComplete}-${part}`,
    'aria-label': parts[part],
    defaultValue: partOfDate(defaultDate, part),
  };
  if (part !== 'month') {
    const digits = { inputMode: 'numeric', maxLength: part === 'day' ? 2 : 4, placeholder: parts[part] } as const;
    return <input {...props} {...digits} className={classNames(controlClass, styles[part])} />;
  }
  return (
    <span className={styles.month}>
      <select {...props} className={controlClass}>
        <option value="">{parts.month}</option>
        {MONTHS.map((month) => (
          <option key={month} value={month}>
            {new Date(Date.UTC(2000, month - 1)).toLocaleDateString(locale, { month: 'long', timeZone: 'UTC' })}
          </option>
        ))}
      </select>
      <Icon name="caret-down" weight="bold" size={16} />
    </span>
  );
}

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
