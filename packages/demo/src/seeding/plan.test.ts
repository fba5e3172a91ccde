import type { DemoArticle } from '../content/articles.ts';
import { describe, expect, it } from 'vitest';
import { WORKS } from '../art/works.ts';
import { CAST_NAMES } from '../content/cast.ts';
import { BOARDS } from '../content/boards.ts';
import { boardKey, commentKey, personKey, pinKey, planDemo, type DemoStep } from './plan.ts';

describe('the plan of the demo', () => {
  const plan = planDemo();
  const placeOf = (key: string): number => plan.findIndex((step) => step.key === key);

  it('names each step once, and the same each time', () => {
    expect(new Set(plan.map((step) => step.key)).size).toBe(plan.length);
    expect(planDemo().map((step) => step.key)).toEqual(plan.map((step) => step.key));
  });

  it('pins every work once', () => {
    expect(plan.filter((step) => step.act === 'pin').length).toBe(WORKS.length);
  });

  it('makes nothing before what it needs', () => {
    for (const [place, step] of plan.entries()) {
      for (const key of needsOf(step)) expect(placeOf(key), `${step.key} needs ${key}`).toBeLessThan(place);
      for (const key of needsOf(step)) expect(placeOf(key), `${step.key} needs ${key}`).toBeGreaterThanOrEqual(0);
    }
  });

  it('shows fifty kinds of picture within its first pins', () => {
    const first = plan.flatMap((step) => (step.act === 'pin' ? [step] : [])).slice(0, 60);
    expect(new Set(first.map((step) => step.work.kind)).size).toBeGreaterThanOrEqual(50);
    expect(placeOf(first.at(-1)?.key ?? ''), 'nothing but people and boards comes before').toBe(CAST_NAMES.length + BOARDS.length + 59);
  });

  it('puts a film and an animated picture among its first pins', () => {
    const forms = plan.flatMap((step) => (step.act === 'pin' ? [step.work.form] : [])).slice(0, 60);
    expect(forms).toContain('video');
    expect(forms).toContain('animation');
  });
});

function needsOf(step: DemoStep): string[] {
  switch (step.act) {
    case 'join':
      return [];
    case 'open board':
      return [personKey(step.board.owner)];
    case 'follow person':
      return [personKey(step.person), personKey(step.other)];
    case 'follow board':
      return [personKey(step.person), boardKey(step.board)];
    case 'pin':
      return [boardKey(step.board)];
    case 'save':
      return [boardKey(step.board), pinKey(step.work)];
    case 'comment': {
      const { person, work, answers } = step.comment;
      return [personKey(person), pinKey({ id: work }), ...(answers === undefined ? [] : [commentKey(answers)])];
    }
    case 'react':
      return [pinKey({ id: step.reacted.work }), ...step.reacted.reactions.map(([person]) => personKey(person))];
    case 'tag products':
      return [step.shown, ...step.tags.map(({ work }) => work)].map((id) => pinKey({ id }));
    case 'ask sponsor': {
      const { creator, sponsor, work } = step.sponsorship;
      return [personKey(creator), personKey(sponsor), pinKey({ id: work })];
    }
    case 'invite':
      return [personKey(step.person), boardKey(step.board)];
    case 'search':
      return step.people.map(personKey);
    case 'publish story': {
      const works = step.story.pages.flatMap(({ work }) => (work === undefined ? [] : [pinKey({ id: work })]));
      return [personKey(step.story.maker), boardKey({ key: step.story.board }), ...works];
    }
    case 'publish article':
      return [personKey(step.article.editor), ...worksOf(step.article).map((id) => pinKey({ id })), ...boardsOf(step.article)];
  }
}

function worksOf({ cover, blocks }: DemoArticle): string[] {
  return [cover, ...blocks.flatMap((block) => ('works' in block ? block.works : []))];
}

function boardsOf({ blocks }: DemoArticle): string[] {
  return blocks.flatMap((block) => ('board' in block ? boardKey({ key: block.board }) : []));
}
