import { expect, it } from 'vitest';
import { presentTopics, presentWholeTopic } from './topics.views.ts';

const cover = (signature: string, isChosen = false) => ({
  signature: signature.repeat(32),
  width: 400,
  height: 600,
  dominant_color: 0,
  is_chosen: isChosen,
});
const topic = (id: string, ...covers: ReturnType<typeof cover>[]) => ({ id, slug: id, name: id, is_followed: false, covers });
/** The picture that a topic shows. */
const pictureOf = ({ cover: shown }: { cover: { url: string } | null }) => /([abc])\1{5}/u.exec(shown?.url ?? '')?.[1];

it('topics of one list show no picture twice where another is there, also not one that is chosen for a later topic', () => {
  const topics = presentTopics(
    [topic('knitting', cover('a'), cover('b')), topic('sewing', cover('a', true)), topic('weaving', cover('b'))],
    '/media',
  );
  // Weaving has one picture alone.
  expect(topics.map(pictureOf)).toEqual(['b', 'a', 'b']);
});

it('the page of a topic repeats its picture neither within it nor beside it', () => {
  const [crafts, knitting, paper] = [
    topic('crafts', cover('a')),
    topic('knitting', cover('a'), cover('b')),
    topic('paper', cover('b'), cover('c')),
  ];
  const around = { followers: 0, pins: 0, parent: null, children: [knitting], related: [paper] };
  const page = presentWholeTopic(crafts, around, '/media');
  expect([page, ...page.children, ...page.related].map(pictureOf)).toEqual(['a', 'b', 'c']);
});
