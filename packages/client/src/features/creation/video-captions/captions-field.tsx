import { useId, useRef, useState } from 'react';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { longestCaptions } from '@bowerbird/domain/creation/captions.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { languageName } from '../../../i18n/language-name.ts';
import type { Words } from '../../../i18n/message-id.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Select } from '../../../ui/select/select.tsx';
import styles from './captions-field.module.css';
import { readTextFile } from './read-text-file.ts';

/** Languages that are offered; a file may be in any of them. */
const OFFERED =
  'ar bn cs da de el en es fa fi fr he hi hu id it ja ko ms nb nl pl pt-BR pt-PT ro ru sv sw ta th tr uk ur vi zh-Hans zh-Hant'.split(' ');

export interface CaptionsFieldProps {
  /** What the film is, where there are several. */
  readonly title?: Words;
  /** Those that the film has captions in. */
  readonly languages: readonly string[];
  readonly onSet: (language: string, text: string) => Promise<unknown>;
  readonly onRemove: (language: string) => Promise<unknown>;
  /** Whether it begins as its title alone, on a page that is there for something else. */
  readonly isFolded?: boolean;
}

/** The captions of a film: the languages that it has, and a file for another. Its words come on demand. */
export function CaptionsField(props: CaptionsFieldProps) {
  const hasWords = useWords('closeup');
  // What stands below keeps its place while the words come.
  if (!hasWords) return props.isFolded ? <div className={styles.fold} /> : null;
  return props.isFolded ? <FoldedCaptions {...props} /> : <OpenCaptions {...props} />;
}

function FoldedCaptions(props: CaptionsFieldProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <details>
        <summary className={classNames(styles.fold, styles.summary)}>
          <Title id={titleId} {...props} />
        </summary>
        <Captions {...props} />
      </details>
    </section>
  );
}

function OpenCaptions(props: CaptionsFieldProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <Title id={titleId} {...props} />
      <Captions {...props} />
    </section>
  );
}

function Title({ id, title = { id: 'captions.title' } }: Pick<CaptionsFieldProps, 'title'> & { id: string }) {
  const text = useText();
  return (
    <h2 id={id} className={styles.title}>
      {text(title.id, title.values)}
    </h2>
  );
}

function Captions({ languages, onSet, onRemove }: CaptionsFieldProps) {
  const text = useText();
  const locale = useLocale();
  const chooser = useRef<HTMLInputElement>(null);
  const [language, setLanguage] = useState(locale.split('-')[0]!);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Words | null>(null);
  const attempt = async (act: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(null);
    await act().catch((error: unknown) => setProblem(problemOf(error)));
    setBusy(false);
  };
  const add = (file: File) => {
    if (file.size > longestCaptions * 2) return setProblem({ id: 'captions.tooLarge' });
    void attempt(async () => onSet(language, await readTextFile(file)));
  };
  const choices = [...new Set([language, ...OFFERED])]
    .map((value) => ({ value, label: languageName(locale, value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
  return (
    <div className={styles.section}>
      {languages.length > 0 && (
        <ul className={styles.list}>
          {languages.map((one) => (
            <li key={one} className={styles.line}>
              <span>{languageName(locale, one)}</span>
              <IconButton
                size="small"
                label={text('captions.remove', { language: languageName(locale, one) })}
                icon={<Icon name="trash" size={20} />}
                disabled={busy}
                onClick={() => void attempt(() => onRemove(one))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.add}>
        <Select
          label={text('captions.language')}
          options={choices}
          value={language}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
        />
        <Button icon={<Icon name="closed-captioning" size={20} />} busy={busy} onClick={() => chooser.current?.click()}>
          {text('captions.add')}
        </Button>
      </div>
      <p className="small muted">{text('captions.hint')}</p>
      {problem && (
        <p className={styles.problem} role="alert">
          {text(problem.id, problem.values)}
        </p>
      )}
      <input
        ref={chooser}
        type="file"
        accept=".vtt,.srt,text/vtt"
        hidden
        aria-label={text('captions.add')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) add(file);
        }}
      />
    </div>
  );
}

function problemOf(error: unknown): Words {
  const { record } = toCallError(error);
  const [field] = record?.extraData?.fields ?? [];
  if (field?.rule === 'wrong_line') return { id: 'captions.wrongLine', values: { line: field.limit ?? 1 } };
  if (field?.rule === 'long_cue') return { id: 'captions.longCue', values: { line: field.limit ?? 1 } };
  if (field?.rule === 'no_cues') return { id: 'captions.noCues' };
  if (field?.rule === 'maxItems' || field?.rule === 'maxLength') return { id: 'captions.tooLarge' };
  return { id: record?.name === 'too_many_things' ? 'captions.tooMany' : 'captions.failed' };
}
