import { useRef, useState } from 'react';
import { VideoCaptionsResource } from '@bowerbird/contract/creation/video-captions/calls.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { longestCaptions } from '@bowerbird/domain/creation/captions.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { languageName } from '../../../i18n/language-name.ts';
import type { Words } from '../../../i18n/message-id.ts';
import { call } from '../../../store/call.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Select } from '../../../ui/select/select.tsx';
import type { WholePin } from '../../pinning/pins/index.ts';
import styles from './captions-section.module.css';
import { readTextFile } from './read-text-file.ts';

/** Languages that are offered; a file may be in any of them. */
const OFFERED =
  'ar bn cs da de el en es fa fi fr he hi hu id it ja ko ms nb nl pl pt-BR pt-PT ro ru sv sw ta th tr uk ur vi zh-Hans zh-Hant'.split(' ');

/** Gives one's own film captions: the languages that it has, and a file for another. Nothing for others, or for pictures. */
export function CaptionsSection({ pin }: { pin: WholePin }) {
  if (!pin.videos?.videoList.v720P || !pin.access.includes('write')) return null;
  return <Captions pin={pin} />;
}

function Captions({ pin }: { pin: WholePin }) {
  const text = useText();
  const locale = useLocale();
  const dispatch = useAppDispatch();
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
    void attempt(async () => dispatch(call(VideoCaptionsResource.update, { pin_id: pin.id, language, text: await readTextFile(file) })));
  };
  const remove = (gone: string) => void attempt(() => dispatch(call(VideoCaptionsResource.delete, { pin_id: pin.id, language: gone })));
  const languages = [...new Set([language, ...OFFERED])]
    .map((value) => ({ value, label: languageName(locale, value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
  return (
    <section className={styles.section} aria-labelledby="film-captions">
      <h2 id="film-captions" className={styles.title}>
        {text('captions.title')}
      </h2>
      {pin.captions.length > 0 && (
        <ul className={styles.list}>
          {pin.captions.map((caption) => (
            <li key={caption.language} className={styles.line}>
              <span>{languageName(locale, caption.language)}</span>
              <IconButton
                size="small"
                label={text('captions.remove', { language: languageName(locale, caption.language) })}
                icon={<Icon name="trash" size={20} />}
                disabled={busy}
                onClick={() => remove(caption.language)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.add}>
        <Select
          label={text('captions.language')}
          options={languages}
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
    </section>
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
