import { Parser, type Handler } from 'htmlparser2';
import type { Found, TextSource } from './found.ts';

/** The parser's work grows with the tags that are open. So a page of nothing else would hold all others up. */
const MOST_OPEN_TAGS = 10_000;
const MOST_ATTRIBUTES = 100_000;
/** The parser holds a tag or a comment until it ends. So one without an end would fill the memory. */
const LONGEST_TAG = 16 * 1024 ** 2;

/** What a format makes of a page's tags; `take` gives what was found since. */
export interface HtmlReader {
  readonly handler: Pick<Handler, 'onopentag' | 'ontext'> & Partial<Pick<Handler, 'onclosetag'>>;
  readonly take: () => Found[];
  readonly end: () => void;
  /** Whether the page ended in the middle; asked before `end`. */
  readonly isCut?: () => boolean;
}

/** Reads a page as it comes, since it may be larger than the memory. One that is made to break its reader ends where that shows. */
export async function* readHtml(source: TextSource, { handler, take, end, isCut = () => false }: HtmlReader): AsyncGenerator<Found> {
  const { onopentag, onclosetag = () => undefined, ontext } = handler;
  let [openTags, attributes, written, line] = [0, 0, 0, 1];
  let tagStart: number | null = null;
  const parser = new Parser(
    {
      onopentagname: () => {
        tagStart = parser.startIndex;
        attributes = 0;
      },
      onattribute: () => {
        attributes += 1;
        if (attributes > MOST_ATTRIBUTES) throw new Error('too many attributes');
      },
      onopentag: (...tag) => {
        tagStart = null;
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
    written += text.length;
    try {
      parser.write(text);
      // The attributes of a tag are held with it.
      if (written - (tagStart ?? parser.startIndex) > LONGEST_TAG) throw new Error('too long a tag');
    } catch {
      end();
      yield* take();
      return yield { kind: 'break', file: source.name, line };
    }
    yield* take();
    line += text.split('\n').length - 1;
  }
  parser.end();
  const breaksOff = isCut();
  end();
  yield* take();
  if (breaksOff) yield { kind: 'break', file: source.name, line };
}
