import type { ShownBlock } from '@bowerbird/contract/discovery/today/schemas.ts';
import { TodayArticleFeedResource, TodayArticleResource } from '@bowerbird/contract/discovery/today/calls.ts';
import { useParams } from 'react-router';
import { editArticlePath, TODAY_PATH } from '../../features/discovery/today/index.ts';
import { followBoard } from '../../features/pinning/board-follows/index.ts';
import { picturesOfBoard } from '../../features/pinning/boards/index.ts';
import { altOfPin, endOfWall, PinGrid, pinPath, usePinActs, type StoredPin } from '../../features/pinning/pins/index.ts';
import { FollowButton } from '../../features/people/follows/index.ts';
import { useCountText } from '../../i18n/formats.ts';
import { useLocale, useText } from '../../i18n/i18n.tsx';
import { ShareButton } from '../../shared/share/share-button.tsx';
import { useEntity, useNextPage, useResource } from '../../store/hooks.ts';
import type { EntityRef, StoredValue } from '../../store/stored.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { BoardArch } from '../../ui/board-arch/board-arch.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { SkeletonText } from '../../ui/skeleton/skeleton.tsx';
import { SaveAllButton } from './save-all-button.tsx';
import { articleOptionsOf, type StoredArticle } from './article-options.ts';

import styles from './article-page.module.css';

/** An article, then all of its pins (`C2.10`). */
export function ArticlePage() {
  const params = useParams();
  const article = useResource(TodayArticleResource.get, articleOptionsOf(params));
  if (!article.data) return <SkeletonText lines={10} />;
  return (
    <>
      <ArticleText article={article.data} />
      <ArticlePins id={article.data.id} />
    </>
  );
}

export function ArticleText({ article }: { article: StoredArticle }) {
  const text = useText();
  const cover = useEntity(article.cover);
  const image = cover?.images['736x'] ?? cover?.images['474x'];
  return (
    <article className={styles.article} lang={article.language}>
      <ArticleHead article={article} />
      {cover && image && (
        <Link href={pinPath(cover.id)} className={styles.cover} style={{ backgroundColor: cover.dominantColor }}>
          <img src={image.url} alt={altOfPin(cover, text('home.picture'))} width={image.width} height={image.height} />
        </Link>
      )}
      {article.shown.map((block, at) => (
        <Block key={at} block={block} />
      ))}
    </article>
  );
}

function ArticleHead({ article }: { article: StoredArticle }) {
  const text = useText();
  const locale = useLocale();
  const cover = useEntity(article.cover);
  const curator = useEntity(article.curator);
  const day =
    article.published_at === null
      ? null
      : new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(new Date(article.published_at));
  const minutes = text('today.minutes', { count: article.minutes });
  const moment = (
    <span className="small muted" suppressHydrationWarning>
      {day === null ? minutes : text('today.dayAndMinutes', { day, minutes })}
    </span>
  );
  return (
    <header className={styles.head}>
      <Breadcrumbs
        label={text('today.way')}
        crumbs={[{ name: text('today.title'), path: TODAY_PATH }, ...(article.term === '' ? [] : [{ name: article.term }])]}
      />
      <h1 className="display h1" dir="auto">
        {article.title}
      </h1>
      {article.lead !== '' && (
        <p className={styles.lead} dir="auto">
          {article.lead}
        </p>
      )}
      <div className={styles.by}>
        {curator ? (
          <Link href={curator.profileUrl} className={styles.curator}>
            <Avatar name={curator.fullName} src={curator.imageSmallUrl} size={44} />
            <span>
              <strong dir="auto">{curator.fullName}</strong>
              {moment}
            </span>
          </Link>
        ) : (
          moment
        )}
        <div className={styles.acts}>
          {article.draft && <ButtonLink href={editArticlePath(article.id)}>{text('today.edit')}</ButtonLink>}
          <SaveAllButton article={article} />
          <ShareButton thing={{ path: article.url, title: article.title, imageUrl: cover?.images['236x']?.url, sends: {} }} />
        </div>
      </div>
      {!article.is_out && (
        <p className={styles.draft} role="status">
          {text(article.published_at === null ? 'today.isDraft' : 'today.isScheduled')}
        </p>
      )}
    </header>
  );
}

function Block({ block }: { block: StoredValue<ShownBlock> }) {
  if (block.kind === 'pins')
    return (
      <div className={styles.pins} data-count={Math.min(block.pins.length, 3)}>
        {block.pins.map((pin) => (
          <PinFigure key={pin.id} pin={pin} />
        ))}
      </div>
    );
  if (block.kind === 'board') return <BoardBlock board={block.board} />;
  if (block.kind === 'heading')
    return (
      <h2 className={styles.heading} dir="auto">
        {block.text}
      </h2>
    );
  return (
    <p className={styles.text} dir="auto">
      {block.text}
    </p>
  );
}

function PinFigure({ pin: ref }: { pin: EntityRef<'pin'> }) {
  const pin = useEntity(ref);
  return pin ? <Figure pin={pin} /> : null;
}

/** A picture of the text, which is a pin that can be saved from here. */
function Figure({ pin }: { pin: StoredPin }) {
  const text = useText();
  const pinner = useEntity(pin.pinner);
  const alt = altOfPin(pin, text('home.picture'));
  const acts = usePinActs(pin, { path: pinPath(pin.id), title: pin.title || alt });
  const image = pin.images['474x'] ?? pin.images['236x'];
  return (
    <figure className={styles.figure}>
      <Link href={pinPath(pin.id)} className={styles.picture} style={{ backgroundColor: pin.dominantColor }}>
        {image && <img src={image.url} alt={alt} width={image.width} height={image.height} loading="lazy" />}
      </Link>
      <Button
        className={styles.save}
        size="small"
        variant={acts.save.isSaved ? 'done' : 'primary'}
        aria-label={acts.save.isSaved ? undefined : text('today.savePin', { name: pin.title || alt })}
        aria-pressed={acts.save.isSaved}
        onClick={(event) => event.detail <= 1 && acts.quickSave(event.currentTarget)}
      >
        {text(acts.save.isSaved ? 'pins.saved' : 'app.save')}
      </Button>
      <figcaption className={styles.caption}>
        {pinner && <Avatar name={pinner.fullName} src={pinner.imageSmallUrl} size={24} />}
        <span dir="auto">{pin.title || alt}</span>
      </figcaption>
      {acts.overlays}
    </figure>
  );
}

function BoardBlock({ board: ref }: { board: EntityRef<'board'> }) {
  const text = useText();
  const countText = useCountText();
  const board = useEntity(ref);
  if (!board) return null;
  return (
    <aside className={styles.board} aria-label={text('today.boardOf')}>
      <Link href={board.url} className={styles.boardLink}>
        <span className={styles.arch}>
          <BoardArch small pictures={picturesOfBoard(board)} />
        </span>
        <span className={styles.boardWords}>
          <span className="small muted">{text('today.boardOf')}</span>
          <strong dir="auto">{board.name}</strong>
          <span className="small muted numbers">{countText('boards.pinCount', board.pin_count ?? 0)}</span>
        </span>
      </Link>
      <FollowButton kind={followBoard} id={board.id} name={board.name} size="small" />
    </aside>
  );
}

function ArticlePins({ id }: { id: string }) {
  const text = useText();
  const options = { article_id: id };
  const pins = useResource(TodayArticleFeedResource.get, options);
  const fetchNext = useNextPage(TodayArticleFeedResource.get, options);
  if (!pins.data || pins.data.length === 0) return null;
  return (
    <section aria-labelledby="article-pins">
      <h2 id="article-pins" className={`h3 ${styles.pinsTitle}`}>
        {text('today.allPins')}
      </h2>
      <PinGrid pins={pins.data} label={text('today.allPins')} {...endOfWall(pins, fetchNext)} />
    </section>
  );
}
