import { HiddenCommentsResource } from '@bowerbird/contract/social/comments/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import styles from '../../../shared/forms/settings-form.module.css';
import { call } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { failureShown, troubleTitle } from '../../../store/failure-shown.ts';
import { removeFromFeed } from '../../../store/feeds/index.ts';
import { useAppDispatch, useEntity, useNextPage, useResource } from '../../../store/hooks.ts';
import type { EntityRef } from '../../../store/stored.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Acts, CardRow, RowCard, RowTitle, RowWords } from '../../../ui/row-card/row-card.tsx';
import { useRowFocus } from '../../../ui/row-card/use-row-focus.ts';
import places from './hidden-comments.module.css';

const none = {};

/** Comments that the person hid one by one, with the way back. */
export function HiddenComments() {
  const text = useText();
  const comments = useResource(HiddenCommentsResource.get, none);
  const fetchNext = useNextPage(HiddenCommentsResource.get, none);
  const { section, leave } = useRowFocus(comments.data);
  return (
    <section ref={section} className={styles.section}>
      <h2 className="h3" tabIndex={-1}>
        {text('blocks.commentsTitle')}
      </h2>
      <p className="muted">{text('blocks.commentsLead')}</p>
      {comments.error && !comments.loaded && (
        <>
          <p role="alert">{text(troubleTitle(comments.error))}</p>
          <Acts>
            <Button onClick={() => void comments.refresh()}>{text('app.tryAgain')}</Button>
          </Acts>
        </>
      )}
      {comments.data?.length === 0 && comments.isAtEnd && <p>{text('blocks.noCommentsHidden')}</p>}
      {comments.data && comments.data.length > 0 && (
        <RowCard as="ul">
          {comments.data.map((comment, at) => (
            <HiddenRow key={comment.id} comment={comment} onLeave={() => leave(at)} />
          ))}
        </RowCard>
      )}
      {comments.data && !comments.isAtEnd && (
        <Acts>
          <Button busy={comments.fetching} onClick={fetchNext}>
            {text('blocks.moreComments')}
          </Button>
        </Acts>
      )}
    </section>
  );
}

function HiddenRow({ comment: ref, onLeave }: { comment: EntityRef<'aggregatedcomment'>; onLeave: () => void }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const comment = useEntity(ref);
  const author = useEntity(comment?.user);
  if (!comment || !author) return null;
  const show = () => {
    onLeave();
    void dispatch(showAgain(comment.id));
  };
  return (
    <CardRow as="li" className={places.row}>
      <RowWords className={places.words}>
        <RowTitle>
          <bdi>{author.fullName}</bdi>
        </RowTitle>
        <span className={places.said} dir="auto">
          {comment.text}
        </span>
      </RowWords>
      <Button size="small" aria-label={text('blocks.showOneAgainName', { name: author.fullName })} onClick={show}>
        {text('blocks.showAgain')}
      </Button>
    </CardRow>
  );
}

/** Takes the comment out of the list at once; it comes back where the server refuses. */
function showAgain(id: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { name } = HiddenCommentsResource.get;
    const places = Object.keys(getState().resources[name] ?? {});
    const back = places.map((key) => dispatch(removeFromFeed({ name, key }, [id])));
    try {
      await dispatch(call(HiddenCommentsResource.delete, { comment_id: id }));
    } catch (error) {
      for (const putBack of back) putBack();
      dispatch(failureShown(error, 'blocks.failed'));
    }
  };
}
