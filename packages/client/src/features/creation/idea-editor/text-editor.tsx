import { useEffect, useRef } from 'react';
import type { ShownBlock } from '@bowerbird/domain/creation/story-pins/show.ts';
import type { TextBlock } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { styleOf } from '../story-pins/index.ts';
import styles from './canvas.module.css';

export interface TextEditorProps {
  readonly block: ShownBlock & TextBlock;
  readonly onChange: (text: string) => void;
  /** The focus went elsewhere. */
  readonly onLeft: () => void;
  /** Its maker says that it is finished. */
  readonly onDone: () => void;
}

/** A text typed where it stands. It grows with its words, because a copy of them holds its place. */
export function TextEditor({ block: { text: words, prompt = '', style }, onChange, onLeft, onDone }: TextEditorProps) {
  const text = useText();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);
  return (
    <div className={styles.typing} style={styleOf({ style })} data-part="no-drag" dir="auto">
      <span aria-hidden="true">{`${words || prompt}\u200b`}</span>
      <textarea
        ref={field}
        value={words}
        dir="auto"
        aria-label={text('ideas.words')}
        rows={1}
        placeholder={prompt}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onLeft}
        onKeyDown={(event) => {
          const isDone = event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey));
          if (!isDone || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.stopPropagation();
          onDone();
        }}
      />
    </div>
  );
}
