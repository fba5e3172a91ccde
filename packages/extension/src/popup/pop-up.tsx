import { useState } from 'react';
import { chooseInstance, currentInstance, forgetInstance, listInstances } from '../lib/instances.ts';
import { text } from '../lib/words.ts';
import { Connect } from './connect.tsx';
import { Head } from './head.tsx';
import { SavePage } from './save-page.tsx';
import { useLoaded } from './use-loaded.ts';
import { useOpenedFor } from './use-opened-for.ts';
import { WaitingNote } from './waiting-note.tsx';

const readInstances = async () => ({ all: await listInstances(), current: (await currentInstance()) ?? null });

/** The window of the extension: where to, then what to save. */
export function PopUp() {
  const instances = useLoaded(readInstances, 'instances');
  const opened = useOpenedFor();
  // The address to begin with; `null` while nobody adds an instance.
  const [adding, setAdding] = useState<string | null>(null);
  if (!instances.value) return null;
  const { all, current } = instances.value;
  const reload = () => {
    setAdding(null);
    instances.reload();
  };
  if (!current || adding !== null)
    return <Connect origin={adding ?? ''} onConnected={reload} onCancel={current ? () => setAdding(null) : null} />;
  const { origin } = current;
  return (
    <>
      <Head
        instances={all.map((one) => one.origin)}
        current={origin}
        onChoose={(chosen) => void chooseInstance(chosen).then(reload)}
        onAdd={() => setAdding('')}
        onForget={() => void forgetInstance(origin).then(reload)}
      />
      <WaitingNote key={`waiting-${origin}`} origin={origin} onSignIn={() => setAdding(origin)} />
      {opened === undefined && <p className="note">{text('extension.reading')}</p>}
      {opened === null && <p className="note">{text('extension.noPage')}</p>}
      {opened && <SavePage key={`save-${origin}`} origin={origin} opened={opened} onLoggedOut={() => setAdding(origin)} />}
    </>
  );
}
