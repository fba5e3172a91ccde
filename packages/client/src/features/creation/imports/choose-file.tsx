import { useRef, useState, type DragEvent } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { droppedFiles, placedFiles } from './given-files.ts';
import { importSources } from './import-sources.tsx';
import styles from './imports.module.css';
import { useImportUpload, type ImportPacking, type ImportUpload } from './use-import-upload.ts';

/** A place to drop a file, and how to get one from where the things are now. */
export function ChooseFile({ onChosen }: { onChosen: (id: string) => void }) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { upload, packing, failure, bring, cancel } = useImportUpload(onChosen);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void bring(droppedFiles(event.dataTransfer));
  };
  return (
    <>
      <div
        className={classNames(styles.drop, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {upload ? (
          <Sending upload={upload} onCancel={cancel} />
        ) : packing ? (
          <Packing packing={packing} onCancel={cancel} />
        ) : (
          <>
            <div className={styles.dropWords}>
              <p className={styles.dropTitle}>{text('imports.drop')}</p>
              <p className="small muted">{text('imports.dropHelp')}</p>
            </div>
            <input
              ref={input}
              type="file"
              className={styles.file}
              multiple
              aria-label={text('imports.choose')}
              tabIndex={-1}
              onChange={(event) => {
                void bring(placedFiles(event.currentTarget.files ?? []));
                event.currentTarget.value = '';
              }}
            />
            <Button variant="primary" onClick={() => input.current?.click()}>
              {text('imports.choose')}
            </Button>
            <input
              ref={folder}
              type="file"
              className={styles.file}
              aria-label={text('imports.chooseFolder')}
              tabIndex={-1}
              {...{ webkitdirectory: '' }}
              onChange={(event) => {
                void bring(placedFiles(event.currentTarget.files ?? []));
                event.currentTarget.value = '';
              }}
            />
            <Button variant="outline" onClick={() => folder.current?.click()}>
              {text('imports.chooseFolder')}
            </Button>
          </>
        )}
      </div>
      <FormFailure words={failure} />
      <Sources />
    </>
  );
}

function Sending({ upload, onCancel }: { upload: ImportUpload; onCancel: () => void }) {
  const text = useText();
  return (
    <>
      <div className={styles.dropWords}>
        <p className={styles.dropTitle} dir="auto">
          {upload.name}
        </p>
        <ProgressBar label={text('imports.sending')} value={upload.sent} max={upload.total} />
      </div>
      <Button onClick={onCancel}>{text('imports.stopSending')}</Button>
    </>
  );
}

function Packing({ packing, onCancel }: { packing: ImportPacking; onCancel: () => void }) {
  const text = useText();
  const { packed, pictures } = packing;
  return (
    <>
      <div className={styles.dropWords}>
        <ProgressBar
          label={text('imports.packing')}
          value={packed}
          max={pictures}
          text={text('imports.progressText', { settled: packed, items: pictures })}
        />
      </div>
      <Button onClick={onCancel}>{text('imports.stopSending')}</Button>
    </>
  );
}

function Sources() {
  const text = useText();
  const [open, setOpen] = useState<string | null>(null);
  return (
    <section className={styles.part}>
      <h2 className="h3">{text('imports.where')}</h2>
      <ul className={styles.sources}>
        {importSources.map(({ name, files, how, icon }) => (
          <li key={name} className={classNames(open === name && styles.openSource)}>
            <button
              type="button"
              className={styles.source}
              aria-expanded={open === name}
              onClick={() => setOpen(open === name ? null : name)}
            >
              <span className={styles.sourceIcon}>{icon}</span>
              <span className={styles.sourceWords}>
                <span className={styles.sourceName}>{text(name)}</span>
                <span className="small muted">{text(files)}</span>
              </span>
            </button>
            {open === name && <p className={styles.how}>{text(how)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
