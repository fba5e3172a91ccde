import { browser } from 'wxt/browser';
import type { PageFacts } from '@bowerbird/domain/pinning/page-facts.ts';
import type { WantedPin } from './kept-pins.ts';
import type { SaveResult } from './saves.ts';

/** What the pop-up and pages ask of the background; its work goes on when they are closed. */
export type Ask =
  | { readonly kind: 'save'; readonly pin: WantedPin }
  | { readonly kind: 'sign_in'; readonly origin: string }
  | { readonly kind: 'send_waiting' }
  /** Sends a pin anew that the instance refused. */
  | { readonly kind: 'try_again'; readonly id: string }
  | { readonly kind: 'discard'; readonly id: string }
  /** Says that a page was opened; which one, the browser says. */
  | { readonly kind: 'seen' }
  /** Opens the save window for a picture of the page that asks. */
  | { readonly kind: 'open'; readonly facts: PageFacts; readonly pictureUrl: string };

/** What the background answers to each. */
export interface Answers {
  readonly save: SaveResult;
  readonly sign_in: { readonly problem: 'notBowerbird' | 'refused' | null };
  readonly send_waiting: null;
  readonly try_again: null;
  readonly discard: null;
  readonly seen: null;
  readonly open: null;
}

/** Asks the background. */
export async function ask<Kind extends Ask['kind']>(wish: Extract<Ask, { kind: Kind }>): Promise<Answers[Kind]> {
  return (await browser.runtime.sendMessage(wish)) as Answers[Kind];
}

/** What a save window that a page opened is about. */
export interface OpenedFor {
  readonly facts: PageFacts;
  readonly pictureUrl: string | null;
  readonly tabId: number | null;
}
