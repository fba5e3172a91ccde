import { describe, expect, it } from 'vitest';
import {
  addObject,
  addTag,
  foldDots,
  hasChanges,
  moveTag,
  removeObject,
  removeTag,
  restoreTag,
  settleTags,
  tagLimits,
  type ProductTag,
  type TaggedThing,
  type TagStatus,
} from './product-tags.ts';

const lamp: TaggedThing = { id: 'pin-1', status: 'saved' };
const sofa: TaggedThing = { id: 'pin-2', status: 'created' };
const tag = (status: TagStatus, objects: ProductTag['objects'] = [lamp]): ProductTag => ({
  pinTagKey: 'a',
  x: 0.5,
  y: 0.5,
  status,
  objects,
});
const statuses = (tags: readonly ProductTag[]) => tags.map(({ status }) => status);

describe('a product tag', () => {
  it('that is new leaves at once when it is taken away, and a kept one is marked as deleted', () => {
    expect(removeTag([tag('created')], 'a')).toEqual([]);
    expect(statuses(removeTag([tag('saved')], 'a'))).toEqual(['deleted']);
    expect(statuses(removeTag([tag('edited')], 'a'))).toEqual(['deleted']);
    expect(statuses(removeTag(removeTag([tag('saved')], 'a'), 'a'))).toEqual(['deleted']);
  });

  it('that is kept becomes edited by another place and by other products, and a new one stays new', () => {
    expect(moveTag([tag('saved')], 'a', 0.2, 0.3)[0]).toMatchObject({ x: 0.2, y: 0.3, status: 'edited' });
    expect(statuses(moveTag([tag('created')], 'a', 0.2, 0.3))).toEqual(['created']);
    expect(statuses(moveTag([tag('saved')], 'a', 0.5, 0.5))).toEqual(['saved']);
    expect(statuses(addObject([tag('saved')], 'a', sofa))).toEqual(['edited']);
    expect(statuses(removeObject([tag('saved')], 'a', 'pin-1'))).toEqual(['edited']);
    expect(statuses(removeObject([tag('saved')], 'a', 'pin-9'))).toEqual(['saved']);
  });

  it('stays on the picture wherever it is moved', () => {
    expect(moveTag([tag('created')], 'a', -3, 7)[0]).toMatchObject({ x: 0, y: 1 });
    expect(moveTag([tag('created')], 'a', Number.NaN, 0.25)[0]).toMatchObject({ x: 0.5, y: 0.25 });
  });

  it('loses a new product at once, and keeps a kept one as deleted, which can come back', () => {
    const [both] = addObject([tag('saved')], 'a', sofa);
    expect(removeObject([both!], 'a', 'pin-2')[0]!.objects).toEqual([lamp]);
    const without = removeObject([both!], 'a', 'pin-1');
    expect(without[0]!.objects.map(({ status }) => status)).toEqual(['deleted', 'created']);
    expect(addObject(without, 'a', lamp)[0]!.objects[0]!.status).toBe('edited');
  });

  it('holds a product once, and no more than there is room for', () => {
    const full = Array.from({ length: tagLimits.objects + 2 }, (_, index) => ({ ...sofa, id: `pin-${index}` }));
    const tags = [...full, ...full].reduce((sum: readonly ProductTag[], object) => addObject(sum, 'a', object), [tag('created', [])]);
    expect(tags[0]!.objects).toHaveLength(tagLimits.objects);
    const many = Array.from({ length: tagLimits.tags + 2 }, (_, index) => ({ ...tag('created'), pinTagKey: String(index) }));
    expect(many.reduce((sum: readonly ProductTag[], one) => addTag(sum, one), [])).toHaveLength(tagLimits.tags);
  });

  it('comes back as edited, and is kept as saved without what was deleted', () => {
    const tags = restoreTag(removeTag([tag('saved')], 'a'), 'a');
    expect(statuses(tags)).toEqual(['edited']);
    expect(hasChanges(tags)).toBe(true);
    expect(settleTags(tags)).toEqual([tag('saved')]);
    expect(settleTags(removeTag(tags, 'a'))).toEqual([]);
    expect(settleTags(removeObject(tags, 'a', 'pin-1'))).toEqual([]);
    expect(hasChanges(settleTags(tags))).toBe(false);
  });
});

describe('dots', () => {
  it('nearer than 44 pixels fold into one, and stand alone on a larger picture', () => {
    const dots = [
      { x: 0.1, y: 0.5 },
      { x: 0.2, y: 0.5 },
      { x: 0.9, y: 0.5 },
    ];
    expect(foldDots(dots, { width: 400, height: 600 }).map((fold) => fold.length)).toEqual([2, 1]);
    expect(foldDots(dots, { width: 440, height: 600 }).map((fold) => fold.length)).toEqual([1, 1, 1]);
  });
});
