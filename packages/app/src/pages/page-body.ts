import { Transform, type TransformCallback } from 'node:stream';

/** A page as it is streamed: React's markup between the document's two ends, passed on once a flush instead of every 4 KB. */
export class PageBody extends Transform {
  #pieces: Uint8Array[];
  readonly #close: () => string;

  constructor(open: string, close: () => string) {
    super();
    this.#pieces = [Buffer.from(open)];
    this.#close = close;
  }

  override _transform(chunk: Uint8Array, _encoding: string, done: TransformCallback): void {
    this.#pieces.push(chunk);
    done();
  }

  /** React calls this whenever it has written all that is ready. */
  flush(): void {
    if (this.#pieces.length === 0) return;
    this.push(Buffer.concat(this.#pieces));
    this.#pieces = [];
  }

  override _flush(done: TransformCallback): void {
    this.#pieces.push(Buffer.from(this.#close()));
    this.flush();
    done();
  }
}
