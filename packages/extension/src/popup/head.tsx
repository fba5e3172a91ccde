import { useState } from 'react';
import { text } from '../lib/words.ts';
import { Icon, Sign } from './icon.tsx';

export interface HeadProps {
  readonly instances: readonly string[];
  readonly current: string;
  readonly onChoose: (origin: string) => void;
  readonly onAdd: () => void;
  readonly onForget: () => void;
}

/** The instance that things go to, and how to change it. */
export function Head({ instances, current, onChoose, onAdd, onForget }: HeadProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <header>
      <div className="head">
        <Sign />
        <button
          type="button"
          className="instance"
          aria-label={`${hostOf(current)}: ${text('extension.instances')}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <bdi>{hostOf(current)}</bdi> <Icon name="caret" size={12} />
        </button>
        <button type="button" className="round" aria-label={text('extension.close')} onClick={() => window.close()}>
          <Icon name="close" size={18} />
        </button>
      </div>
      {isOpen && (
        <ul className="instances">
          {instances.map((origin) => (
            <li key={origin}>
              <button type="button" className="row" aria-current={origin === current || undefined} onClick={() => onChoose(origin)}>
                <bdi>{hostOf(origin)}</bdi>
              </button>
            </li>
          ))}
          <li>
            <button type="button" className="row" onClick={onAdd}>
              <Icon name="plus" size={16} /> {text('extension.another')}
            </button>
          </li>
          <li>
            <button type="button" className="row danger" onClick={onForget}>
              {text('extension.forget')}
            </button>
          </li>
        </ul>
      )}
    </header>
  );
}

function hostOf(origin: string): string {
  return new URL(origin).host;
}
