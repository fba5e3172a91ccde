import { page } from 'vitest/browser';
import { useState } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, expect, it, vi } from 'vitest';
import { useStarted } from '../lib/use-started.ts';
import { TextField } from '../ui/text-field/text-field.tsx';
import { hydrate } from './hydrate.tsx';

afterEach(() => {
  delete window.takeEarlyPress;
  document.body.replaceChildren();
});

function NameForm({ send }: { send: (name: string) => void }) {
  const started = useStarted();
  const [name, setName] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(name);
      }}
    >
      <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <button type={started ? 'submit' : 'button'}>Send</button>
    </form>
  );
}

it('a form that was filled in and sent before the page started is sent once it did', async () => {
  const send = vi.fn<(name: string) => void>();
  const form = <NameForm send={send} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  await page.getByLabelText('Name').fill('Lena');
  window.takeEarlyPress = () => container.querySelector('button');
  await hydrate(container, form);
  await vi.waitUntil(() => send.mock.calls.length > 0);
  expect(send.mock.calls).toEqual([['Lena']]);
});
