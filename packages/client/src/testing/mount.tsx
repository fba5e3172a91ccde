import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ApiError, toErrorRecord, type ErrorExtra, type ErrorName } from '@bowerbird/contract/protocol/errors.ts';
import { isRightToLeft, type BuiltLocale } from '@bowerbird/domain/locales.ts';
import { onTestFinished } from 'vitest';
import '../styles/index.css';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { CallOptions, Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { App } from '../app.tsx';
import { createI18n } from '../i18n/i18n.tsx';
import { loadAreas, loadMessages } from '../i18n/load-messages.ts';
import { onDemandAreas, type OnDemandArea } from '@bowerbird/words/areas.generated.ts';
import { createAppStore } from '../boot/create-app-store.ts';
import { type AppStore, type RootState } from '../store/create-store.ts';

/** A call that a component made. */
export interface SentCall {
  readonly name: string;
  readonly input: unknown;
}

/** What a component test plays with. */
export interface Mounted {
  readonly store: AppStore;
  /** The calls so far, in order. */
  readonly sent: readonly SentCall[];
  /** The `Idempotency-Key` of each. */
  readonly keys: readonly (string | undefined)[];
}

export interface MountOptions {
  readonly locale?: BuiltLocale;
  /** The words that the page around the part names besides those of every page; all without it. */
  readonly areas?: readonly OnDemandArea[];
  readonly state?: Partial<RootState>;
  /** What the server answers a call with; it throws what `refusal` makes. Without it no call is expected. */
  readonly answer?: (call: SentCall) => unknown;
}

class PageAnswer {
  readonly things: readonly unknown[];
  readonly bookmark: string | null;
  readonly auxData: Readonly<Record<string, unknown>> | undefined;

  constructor(things: readonly unknown[], bookmark: string | null, auxData?: Readonly<Record<string, unknown>>) {
    this.things = things;
    this.bookmark = bookmark;
    this.auxData = auxData;
  }
}

/** One page of a list that goes on by a bookmark; without one it is the last. It may say something besides. */
export function pageOf(things: readonly unknown[], bookmark: string | null, auxData?: Readonly<Record<string, unknown>>): unknown {
  return new PageAnswer(things, bookmark, auxData);
}

/** Mounts a part of a page in the real browser, with words, styles and a store. After the test it is taken away. */
export async function mount(part: ReactNode, { locale = 'en', areas = onDemandAreas, state, answer }: MountOptions = {}): Promise<Mounted> {
  const sent: SentCall[] = [];
  const keys: (string | undefined)[] = [];
  const transport = (async (endpoint: { name: string }, input: unknown, options?: CallOptions) => {
    const call = { name: endpoint.name, input };
    keys.push(options?.idempotencyKey);
    sent.push(call);
    if (!answer) throw new Error(`Nothing answers ${endpoint.name}.`);
    const data = await answer(call);
    return data instanceof PageAnswer ? { data: data.things, bookmark: data.bookmark ?? undefined, auxData: data.auxData } : { data };
  }) as Transport;
  const empty = createAppStore(transport).getState();
  const session = { ...empty.session, renderedAt: Date.now(), ...state?.session };
  const store = createAppStore(transport, { ...empty, ...state, session });
  const i18n = createI18n(locale, { ...(await loadMessages(locale)), ...(await loadAreas(locale, areas)) });
  Object.assign(document.documentElement, { lang: locale, dir: isRightToLeft(locale) ? 'rtl' : '' });
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  flushSync(() =>
    root.render(
      <App store={store} i18n={i18n} renderLink={({ children, ...rest }) => <a {...rest}>{children}</a>}>
        {part}
      </App>,
    ),
  );
  return { store, sent, keys };
}

/** What a call throws that the server refuses by an error of the contract. */
export function refusal(name: ErrorName, extra?: ErrorExtra): CallError {
  return new CallError(toErrorRecord(new ApiError(name, { extra })));
}

/** What a call throws while the server is not reached. */
export function brokenNetwork(): CallError {
  return new CallError(null);
}
