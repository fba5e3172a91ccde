import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardTools, type CardToolsProps } from './card-tools.tsx';
import { PinCard, type PinCardProps } from './pin-card.tsx';

const labels = {
  save: 'Save',
  saved: 'Saved',
  share: 'Share',
  more: 'More',
  chooseBoard: 'Choose a board',
  ofPin: (act: string) => `${act}, Tulips in a vase`,
  savedBadge: 'Saved to Tiles',
  promotedBy: 'Promoted by Ember',
};
const tools = { board: 'Blue rooms', onSave: () => undefined, onPickBoard: () => undefined, onShare: () => undefined };
const tulips: PinCardProps = {
  href: '/pin/7/',
  alt: 'Tulips in a vase',
  title: 'First tulips of the year',
  picture: {
    width: 1000,
    height: 1250,
    color: '#c7d0f1',
    renditions: [
      { jpeg: '/media/236x/a.jpg', webp: '/media/236x/a.webp', width: 236 },
      { jpeg: '/media/474x/a.jpg', webp: '/media/474x/a.webp', width: 474 },
    ],
  },
  byline: { name: 'Tomás Ibarra', avatar: null, href: '/tomas/' },
  labels,
};

const renderTools = (change: Partial<CardToolsProps>) => renderToStaticMarkup(<CardTools {...tools} labels={labels} {...change} />);
const render = (change: Partial<PinCardProps> = {}) => renderToStaticMarkup(<PinCard {...tulips} {...change} />);

test('the picture has its ratio and its colour before it arrives', () => {
  const html = render();
  expect(html).toContain('--ratio:1.25');
  expect(html).toContain('background-color:#c7d0f1');
});

test('the browser chooses a width and WebP where it can', () => {
  const html = render();
  expect(html).toContain('type="image/webp" srcSet="/media/236x/a.webp 236w, /media/474x/a.webp 474w"');
  expect(html).toContain('srcSet="/media/236x/a.jpg 236w, /media/474x/a.jpg 474w"');
});

test('the link is named by the alternative text, once', () => {
  const html = render();
  expect(html).toContain('aria-label="Tulips in a vase"');
  expect(html.match(/href="\/pin\/7\/"/g)).toHaveLength(2);
  expect(html).toMatch(/<a href="\/pin\/7\/" tabindex="-1" aria-hidden="true"/i);
});

test('a saved pin says where, instead of by whom', () => {
  const html = render({ savedText: 'Saved to Tiles' });
  expect(html).toContain('role="img" aria-label="Saved to Tiles"');
  expect(html).not.toContain('Tomás Ibarra');
});

test('Save turns to Saved and says so to readers', () => {
  expect(renderTools({})).toMatch(/<button[^>]*>Save<\/button>/);
  expect(renderTools({ saved: true })).toMatch(/aria-pressed="true"[^>]*>Saved</);
});

test('the tools are not drawn before anybody comes near', () => {
  expect(render({ tools })).not.toContain('Save');
});

test('every act names the pin that it is for', () => {
  const names = [...renderTools({ onMore: () => undefined }).matchAll(/<button[^>]*aria-label="([^"]*)"/g)];
  expect(names.map(([, name]) => name)).toEqual([
    'Choose a board: Blue rooms, Tulips in a vase',
    'Save, Tulips in a vase',
    'Share, Tulips in a vase',
    'More, Tulips in a vase',
  ]);
});

test('what is promoted is never hidden', () => {
  expect(render({ byline: { promotedBy: 'Ember' } })).toContain('Promoted by Ember');
});

test('More is offered to readers once, whether or not there are tools', () => {
  const onMore = () => undefined;
  const offered = (html: string) =>
    (html.match(/<button[^>]*aria-label="More, Tulips in a vase"[^>]*>/g) ?? []).filter((button) => !button.includes('aria-hidden'));
  expect(offered(render({ onMore }))).toHaveLength(1);
  expect(offered(render({ onMore, tools }))).toHaveLength(1);
  expect(offered(render({ onMore, tools, title: null }))).toHaveLength(1);
  expect(offered(renderTools({ onMore, repeatsMore: true }))).toHaveLength(0);
  expect(offered(renderTools({ onMore }))).toHaveLength(1);
});

test('someone who cannot save gets no tools', () => {
  expect(render()).not.toContain('Save');
});
