import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { tooLong } from '../../../i18n/too-long.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { MentionList, useMentions } from '../mentions/index.ts';
import { bringIntoView } from './bring-into-view.ts';
import styles from './comments.module.css';
import { submitByKeys } from '../../../lib/submit-by-keys.ts';
import { talkInput, talkOf } from './talk.ts';
import type { StoredComment } from './stored-comment.ts';

/** The caret goes behind the words, once the menu that led here has given the focus back to its button. */
function useFocusBehind(area: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
    });
    return () => cancelAnimationFrame(frame);
  }, [area]);
}

/** Changes the words of one's own comment where they stand; suggests people after an `@`. */
export function EditComment({ comment, onClose }: { comment: StoredComment; onClose: () => void }) {
  const text = useText();
  const area = useRef<HTMLTextAreaElement>(null);
  const [words, setWords] = useState(comment.text);
  const mentions = useMentions(talkInput(talkOf(comment)), area, setWords);
  const listId = useId();
  const hasPeople = mentions.people.length > 0;
  useFocusBehind(area);
  const { form, errorOf, failure, busy } = useForm({
    endpoint: AggregatedCommentResource.update,
    fields: ['text'],
    read: (typed) => {
      const said = typed.text('text');
      return said === '' ? { wrong: { text: { id: 'comments.needed' } } } : { input: { commentId: comment.id, text: said } };
    },
    live: (typed) => {
      const long = tooLong(typed.text('text'), textLimits.comment);
      return { ...(long && { text: long }) };
    },
    onDone: onClose,
  });
  return (
    <form {...form} ref={bringIntoView} className={styles.edit}>
      <TextArea
        ref={area}
        name="text"
        label={text('comments.yours')}
        labelHidden
        value={words}
        dir="auto"
        error={errorOf('text')}
        aria-autocomplete="list"
        aria-controls={hasPeople ? listId : undefined}
        aria-activedescendant={hasPeople ? `${listId}-${mentions.active}` : undefined}
        onChange={(event) => setWords(event.target.value)}
        onSelect={mentions.look}
        onBlur={mentions.close}
        onKeyDown={(event) => {
          if (!mentions.takeKey(event)) submitByKeys(event);
        }}
      />
      <MentionList id={listId} mentions={mentions} />
      <FormFailure words={failure} />
      <div className={styles.acts}>
        <Button size="small" onClick={onClose}>
          {text('app.cancel')}
        </Button>
        <Button type="submit" size="small" variant="primary" busy={busy}>
          {text('app.save')}
        </Button>
      </div>
    </form>
  );
}
