import { Readable } from 'node:stream';

/**
 * A page as it is streamed: React's markup between the document's two ends, passed on once a flush. React writes in pieces
 * of 2 KB, so it writes into a list: a stream of its own for them would cost more than the markup.
 */
export class PageBody extends Readable implements NodeJS.WritableStream {
  readonly writable = true;
  #pieces: Uint8Array[];
  readonly #close: () => string;

  constructor(open: string, close: () => string) {
    super();
    this.#pieces = [Buffer.from(open)];
    this.#close = close;
  }

  /** A page is read as fast as it is written; it has an end, so it is never held up. */
  override _read(): void {}

  write(chunk: Uint8Array | string): boolean {
    this.#pieces.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    return true;
  }

  /** React calls this whenever it has written all that is ready. */
  flush(): void {
    if (this.#pieces.length === 0) return;
    this.push(Buffer.concat(this.#pieces));
    this.#pieces = [];
  }

  end(): this {
    this.write(this.#close());
    this.flush();
    this.push(null);
    return this;
  }
}
