import { browser, type Browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import type { Answers, Ask, OpenedFor } from '../lib/asks.ts';
import { discardPin } from '../lib/kept-pins.ts';
import { save, sendWaiting, tryAgain } from '../lib/saves.ts';
import { signIn, SignInError } from '../lib/sign-in.ts';
import { readTab } from '../lib/read-tab.ts';
import { bringWantedPage } from '../lib/wanted-pages.ts';
import { text } from '../lib/words.ts';

const SEND_WAITING = 'send-waiting';
const SAVE_PICTURE = 'save-picture';
const SAVE_PAGE = 'save-page';
/** The window of a save that a page began. */
const WINDOW = { type: 'popup', width: 376, height: 680 } as const;

/** What goes on while no window of the extension is open. */
export default defineBackground(() => {
  browser.runtime.onInstalled.addListener(() => {
    browser.contextMenus.create({ id: SAVE_PICTURE, title: text('extension.savePicture'), contexts: ['image'] });
    browser.contextMenus.create({ id: SAVE_PAGE, title: text('extension.savePage'), contexts: ['page', 'link'] });
  });
  browser.contextMenus.onClicked.addListener((info, tab) => void onMenu(info, tab));
  // What waits goes up once a minute, when the browser starts and when the network comes back.
  void browser.alarms.create(SEND_WAITING, { periodInMinutes: 1 });
  browser.alarms.onAlarm.addListener(({ name }) => void (name === SEND_WAITING && sendWaiting()));
  browser.runtime.onStartup.addListener(() => void sendWaiting());
  globalThis.addEventListener('online', () => void sendWaiting());
  browser.runtime.onMessage.addListener((message: Ask, sender, reply) => {
    void answer(message, sender).then(reply);
    return true;
  });
});

async function answer(wish: Ask, sender: Browser.runtime.MessageSender): Promise<Answers[Ask['kind']] | undefined> {
  // A page that took over its content script may ask for a window, or say that it is there. It may do nothing else.
  if (wish.kind === 'open') {
    await openWindow({ facts: wish.facts, pictureUrl: wish.pictureUrl, tabId: sender.tab?.id ?? null });
    return null;
  }
  if (wish.kind === 'seen') {
    if (sender.tab?.id !== undefined && sender.url !== undefined && sender.frameId === 0) await bringWantedPage(sender.url, sender.tab.id);
    return null;
  }
  if (!sender.url?.startsWith(browser.runtime.getURL('/'))) return undefined;
  if (wish.kind === 'save') return save(wish.pin);
  if (wish.kind === 'sign_in') return letIn(wish.origin);
  if (wish.kind === 'try_again') await tryAgain(wish.id);
  if (wish.kind === 'discard') await discardPin(wish.id);
  if (wish.kind === 'send_waiting') await sendWaiting();
  return null;
}

async function letIn(origin: string): Promise<Answers['sign_in']> {
  try {
    await signIn(origin);
    void sendWaiting();
    return { problem: null };
  } catch (error) {
    return { problem: error instanceof SignInError ? error.problem : 'refused' };
  }
}

async function onMenu(info: Browser.contextMenus.OnClickData, tab: Browser.tabs.Tab | undefined): Promise<void> {
  const tabId = tab?.id ?? null;
  const facts = tabId === null ? null : await readTab(tabId);
  if (!facts) return;
  await openWindow({ facts, pictureUrl: info.menuItemId === SAVE_PICTURE ? (info.srcUrl ?? null) : null, tabId });
}

/** Hands what a window is about to it by the session's storage, which ends with the browser. */
async function openWindow(opened: OpenedFor): Promise<void> {
  const id = crypto.randomUUID();
  await browser.storage.session.set({ [`window:${id}`]: opened });
  await browser.windows.create({ ...WINDOW, url: browser.runtime.getURL(`/popup.html?for=${id}`) });
}
