import type { ShownPage, ShownStory } from '@bowerbird/domain/creation/story-pins/show.ts';
import { lineOfItem, wordsOfBlock } from '@bowerbird/domain/creation/story-pins/words.ts';
import { useText } from '../../../i18n/i18n.tsx';
import styles from './story-words.module.css';

/** What an idea pin says, page by page, for who reads rather than looks; it is there without scripts. */
export function StoryWords({ story }: { story: ShownStory }) {
  const text = useText();
  const { keyValueBlocks, listBlocks } = story.metadata.basics;
  const pages = story.pages.map((page) => ({ id: page.id, lines: linesOf(page) }));
  const hasBasics = keyValueBlocks.length + listBlocks.length > 0;
  if (!hasBasics && pages.every(({ lines }) => lines.length === 0)) return null;
  return (
    <>
      {hasBasics && (
        <details className={styles.words}>
          <summary>{text('story.needed')}</summary>
          {keyValueBlocks.length > 0 && (
            <dl className={styles.pairs}>
              {withKeys(keyValueBlocks).map(({ key, title, text: value }) => (
                <div key={key}>
                  <dt dir="auto">{title}</dt>
                  <dd dir="auto">{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {withKeys(listBlocks).map(({ key, title, items }) => (
            <section key={key}>
              {title && <h3 dir="auto">{title}</h3>}
              <ul>
                {withKeys(items).map((item) => (
                  <li key={item.key} dir="auto">
                    {lineOfItem(item)}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </details>
      )}
      <details className={styles.words}>
        <summary>{text('story.words')}</summary>
        <ol>
          {pages.map(({ id, lines }) => (
            <li key={id}>
              {lines.map((line) => (
                <p key={line} dir="auto">
                  {line}
                </p>
              ))}
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}

/** Facts and lines have no ids, and two may say the same. */
function withKeys<Line extends object>(lines: readonly Line[]) {
  return lines.map((line, at) => ({ ...line, key: `line ${at}` }));
}

/** Words of a page, with what its pictures show; each line once. */
function linesOf({ image, blocks }: ShownPage): string[] {
  const shown = [
    image?.altText ?? '',
    ...blocks.flatMap((block) => [block.image?.altText ?? '', ...wordsOfBlock(block), ...namesOf(block)]),
  ];
  return [...new Set(shown.filter((line) => line.trim() !== ''))];
}

function namesOf({ user, product, comment }: ShownPage['blocks'][number]): string[] {
  return [user?.fullName ?? '', product?.title ?? '', comment?.text ?? ''];
}
