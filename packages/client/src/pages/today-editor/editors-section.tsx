import { TodayEditorsResource } from '@bowerbird/contract/discovery/today/calls.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { undoBy } from '../../shared/undo/undo-by.ts';
import { call } from '../../store/call.ts';
import { failureShown } from '../../store/failure-shown.ts';
import { useAppDispatch, useEntity, useResource } from '../../store/hooks.ts';
import type { EntityRef } from '../../store/stored.ts';
import { toastShown } from '../../store/toasts.slice.ts';
import { Button } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { CardRow, RowCard } from '../../ui/row-card/row-card.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import styles from './editor.module.css';

/** Who may write besides the owner. */
export function Editors() {
  const text = useText();
  const dispatch = useAppDispatch();
  const editors = useResource(TodayEditorsResource.get, {});
  const kit = useForm({
    endpoint: TodayEditorsResource.create,
    fields: ['username'],
    read: (typed) =>
      typed.text('username') === ''
        ? { wrong: { username: { id: 'todayEditor.noUsername' as const } } }
        : { input: { username: typed.text('username').replace(/^@/u, '') } },
    blame: (error) => (error.record?.name === 'user_not_found' ? { username: { id: 'todayEditor.unknown' as const } } : {}),
    onDone: (_editors, _input, form) => {
      form.reset();
      void editors.refresh();
    },
  });
  const remove = async (username: string, name: string) => {
    try {
      await dispatch(call(TodayEditorsResource.delete, { username }));
      const undoId = dispatch(undoBy(call(TodayEditorsResource.create, { username }), () => void editors.refresh()));
      dispatch(toastShown({ kind: 'undoable', message: 'todayEditor.editorRemoved', values: { name }, undoId }));
      await editors.refresh();
    } catch (error) {
      dispatch(failureShown(error));
    }
  };
  return (
    <section className={styles.section} aria-labelledby="editors">
      <h2 id="editors" className="h3">
        {text('todayEditor.editors')}
      </h2>
      {editors.data && editors.data.length > 0 && (
        <RowCard as="ul" aria-label={text('todayEditor.editors')}>
          {editors.data.map((editor) => (
            <EditorRow key={editor.id} editor={editor} onRemove={(username, name) => void remove(username, name)} />
          ))}
        </RowCard>
      )}
      <form {...kit.form} className={styles.section} aria-label={text('todayEditor.addEditor')}>
        <TextField label={text('todayEditor.username')} name="username" dir="ltr" autoComplete="off" error={kit.errorOf('username')} />
        {kit.failure && <p role="alert">{text(kit.failure.id, kit.failure.values)}</p>}
        <div className={styles.acts}>
          <Button type="submit" busy={kit.busy}>
            {text('todayEditor.addEditor')}
          </Button>
        </div>
      </form>
    </section>
  );
}

function EditorRow({ editor: ref, onRemove }: { editor: EntityRef<'user'>; onRemove: (username: string, name: string) => void }) {
  const text = useText();
  const editor = useEntity(ref);
  if (!editor) return null;
  return (
    <CardRow as="li">
      <div className={styles.row}>
        <Link href={editor.profileUrl}>
          <strong dir="auto">{editor.fullName}</strong>
        </Link>
        <bdi className="small muted">@{editor.username}</bdi>
      </div>
      <Button
        size="small"
        aria-label={text('todayEditor.removeEditor', { name: editor.fullName })}
        onClick={() => onRemove(editor.username, editor.fullName)}
      >
        {text('todayEditor.remove')}
      </Button>
    </CardRow>
  );
}
