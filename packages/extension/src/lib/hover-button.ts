import { browser } from 'wxt/browser';
import type { SeenPicture } from '@bowerbird/domain/pinning/page-facts.ts';

const STYLES = `
:host { all: initial; position: absolute; z-index: 2147483647; display: none; }
:host([data-shown]) { display: block; }
button {
  all: unset; box-sizing: border-box; display: flex; align-items: center; gap: 8px; height: 40px;
  padding-inline: 12px 16px; border-radius: 999px; background: #2b3fd9; color: #fff; cursor: pointer;
  font: 620 15px/20px "Commissioner Variable", ui-sans-serif, system-ui, sans-serif;
  box-shadow: 0 0 0 2px rgb(255 255 255 / .9), 0 2px 10px rgb(0 0 0 / .25);
}
button:hover { background: #2335b8; }
button:focus-visible { outline: 3px solid #f0b04f; outline-offset: 3px; }
svg { width: 20px; height: 20px; flex: none; }
`;
const SIGN = [
  ['path', { fill: 'currentColor', d: 'M14.7 2.6C6.2 7.4 2.6 17.6 4.7 29.4h6.1C9 20.2 10.2 11.2 14.7 2.6Z' }],
  ['path', { fill: 'currentColor', d: 'M17.3 2.6c8.5 4.8 12.1 15 10 26.8h-6.1C23 20.2 21.8 11.2 17.3 2.6Z' }],
  ['circle', { fill: '#f0b04f', cx: '16', cy: '24.6', r: '4' }],
] as const;
/** Pixels between the edge of the picture and the button. */
const INSET = 12;

export interface HoverButton {
  readonly show: (image: HTMLImageElement, picture: SeenPicture) => void;
  readonly hide: () => void;
  /** Whether something of the page is the button itself. */
  readonly owns: (target: EventTarget | null) => boolean;
}

/** The button over a picture, in a shadow root of its own. The styles of the page do not reach it, and its own do not reach the page. */
export function createHoverButton(onPress: (picture: SeenPicture) => void): HoverButton {
  // The browser has these words; the catalogue of the pop-up would weigh on every page.
  const isRightToLeft = browser.i18n.getMessage('@@bidi_dir') === 'rtl';
  const host = document.createElement('div');
  host.dir = isRightToLeft ? 'rtl' : 'ltr';
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];
  const button = document.createElement('button');
  button.type = 'button';
  button.append(drawSign(), browser.i18n.getMessage('save'));
  root.append(button);
  let current: SeenPicture | null = null;
  button.addEventListener('click', (event) => {
    // A press that the page made up saves nothing, and the link around the picture stays where it is.
    event.preventDefault();
    event.stopPropagation();
    if (event.isTrusted && current) onPress(current);
  });

  return {
    show(image, picture) {
      current = picture;
      if (!host.isConnected) document.documentElement.append(host);
      const { left, right, top } = image.getBoundingClientRect();
      host.style.top = `${top + scrollY + INSET}px`;
      host.style.left = isRightToLeft ? '' : `${left + scrollX + INSET}px`;
      host.style.right = isRightToLeft ? `${document.documentElement.clientWidth - right - scrollX + INSET}px` : '';
      host.toggleAttribute('data-shown', true);
    },
    hide: () => host.toggleAttribute('data-shown', false),
    owns: (target) => target === host,
  };
}

function drawSign(): SVGSVGElement {
  const make = (name: string) => document.createElementNS('http://www.w3.org/2000/svg', name);
  const svg = make('svg') as SVGSVGElement;
  svg.setAttribute('viewBox', '0 0 32 32');
  svg.setAttribute('aria-hidden', 'true');
  for (const [name, attributes] of SIGN) {
    const part = make(name);
    for (const [key, value] of Object.entries(attributes)) part.setAttribute(key, value);
    svg.append(part);
  }
  return svg;
}
