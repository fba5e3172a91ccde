import { FeedbackResource } from '@bowerbird/contract/measurement/feedback/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useDay } from '../../../i18n/use-day.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useSave } from '../../../shared/forms/use-save.ts';
import { ListState } from '../../../shared/lists/list-state.tsx';
import { useNextPage, useResource, useViewer } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Acts, CardRow, RowCard, RowTitle, RowWords } from '../../../ui/row-card/row-card.tsx';
import { feedbackOptions } from './feedback-options.ts';
import styles from './feedback-section.module.css';

/** The names of where the dialog is opened; others are shown without one. */
const SOURCES: Readonly<Record<string, MessageId>> = { settings: 'operator.feedbackSettings', pin_builder: 'operator.feedbackBuilder' };

/** What people told the instance's owner; nothing for others. */
export function FeedbackSection() {
  const viewer = useViewer();
  return viewer?.is_instance_owner && <FeedbackList />;
}

function FeedbackList() {
  const text = useText();
  const moment = useDay({ dateStyle: 'medium', timeStyle: 'short' });
  const list = useResource(FeedbackResource.get, feedbackOptions);
  const fetchNext = useNextPage(FeedbackResource.get, feedbackOptions);
  const done = useSave(FeedbackResource.delete, () => void list.refresh());
  return (
    <section className={styles.section} aria-labelledby="feedback">
      <h2 id="feedback" className="h3">
        {text('operator.feedback')}
      </h2>
      <ListState list={list} empty={text('operator.noFeedback')} />
      {list.data && list.data.length > 0 && (
        <RowCard as="ul" aria-label={text('operator.feedback')}>
          {list.data.map(({ feedback_id: id, text: told, source, username, full_name: name, created_at: at }) => {
            const place = SOURCES[source];
            return (
              <CardRow as="li" key={id}>
                <RowWords>
                  <RowTitle>
                    <Link href={`/${username}/`} className="link">
                      <bdi>{name || username}</bdi>
                    </Link>
                  </RowTitle>
                  <p className={styles.told} dir="auto">
                    {told}
                  </p>
                  <p className="small muted">
                    <time dateTime={at}>{moment(at)}</time>
                    {place && ` · ${text(place)}`}
                  </p>
                </RowWords>
                <Acts>
                  <Button size="small" disabled={done.busy} onClick={() => void done.save({ feedback_id: id })}>
                    {text('operator.feedbackDone')}
                  </Button>
                </Acts>
              </CardRow>
            );
          })}
        </RowCard>
      )}
      <FormFailure words={done.failure} />
      {list.data && !list.isAtEnd && (
        <div>
          <Button disabled={list.fetching} onClick={fetchNext}>
            {text('operator.more')}
          </Button>
        </div>
      )}
    </section>
  );
}
