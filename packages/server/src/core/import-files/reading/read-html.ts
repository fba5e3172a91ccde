import { Parser, type Handler } from 'htmlparser2';
import type { Found, TextSource } from './found.ts';

/** The parser's work grows with the tags that are open. So a page of nothing else would hold all others up. */
const MOST_OPEN_TAGS = 10_000;
const LONGEST_TAG = 16 * 1024 ** 2;

/** What a format makes of a page's tags; `take` gives what was found since. */
export interface HtmlReader {
  readonly handler: Pick<Handler, 'onopentag' | 'ontext'> & Partial<Pick<Handler, 'onclosetag'>>;
  readonly take: () => Found[];
  readonly end: () => void;
}

/** Reads a page as it comes, since it may be larger than the memory. One that is made to break its reader ends where that shows. */
export async function* readHtml(source: TextSource, { handler, take, end }: HtmlReader): AsyncGenerator<Found> {
  const { onopentag, onclosetag = () => undefined, ontext } = handler;
  let [openTags, silence, line] = [0, 0, 1];
  const parser = new Parser(
    {
      onopentag: (...tag) => {
        openTags += 1;
        if (openTags > MOST_OPEN_TAGS) throw new Error('nested too deeply');
        onopentag(...tag);
      },
      onclosetag: (...tag) => {
        openTags -= 1;
        onclosetag(...tag);
      },
      ontext,
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  for await (const text of source.text()) {
    silence = text.includes('>') ? 0 : silence + text.length;
    try {
      if (silence > LONGEST_TAG) throw new Error('too long a tag');
      parser.write(text);
    } catch {
      yield* take();
      return yield { kind: 'break', file: source.name, line };
    }
    yield* take();
    line += text.split('\n').length - 1;
  }
  parser.end();
  end();
  yield* take();
}
