import { browser } from 'wxt/browser';
import { defineContentScript } from 'wxt/utils/define-content-script';
import { readPageFacts, readSiteNopin, seePicture, type SeenPicture } from '@bowerbird/domain/pinning/page-facts.ts';
import { createHoverButton } from '../lib/hover-button.ts';
import { READ_PAGE } from '../lib/read-tab.ts';

/** Shows the button on pictures, and tells the extension what the page shows. */
export default defineContentScript({
  matches: ['http://*/*', 'https://*/*'],
  allFrames: false,
  runAt: 'document_idle',
  main() {
    browser.runtime.onMessage.addListener((message: unknown, _sender, reply) => {
      if (message !== READ_PAGE) return;
      reply(readPageFacts(document));
      return true;
    });
    // The background may be asleep or newer than this page.
    browser.runtime.sendMessage({ kind: 'seen' }).catch(() => {});
    const button = createHoverButton((picture) => {
      void browser.runtime.sendMessage({ kind: 'open', facts: readPageFacts(document), pictureUrl: picture.url });
    });
    document.addEventListener('pointerover', ({ target }) => {
      if (button.owns(target)) return;
      const image = target instanceof HTMLImageElement ? target : null;
      const picture = image && hoverable(image);
      if (image && picture) button.show(image, picture);
      else button.hide();
    });
    addEventListener('scroll', () => button.hide(), { passive: true, capture: true });
  },
});

/** A picture that wants the button: large enough, and neither it nor its site says no. */
function hoverable(image: HTMLImageElement): SeenPicture | null {
  if (image.hasAttribute('data-pin-no-hover') || readSiteNopin(document) !== null) return null;
  const { width, height } = image.getBoundingClientRect();
  return Math.min(width, height) >= 120 ? seePicture(image) : null;
}
