import { describe, expect, it } from 'vitest';
import { storyStatusOf } from './status.ts';

const fresh = { isOfPin: false, isEdited: false, isScheduled: false, isPublished: false };

describe('the status of a draft of an idea pin', () => {
  it('is edited once its pages are changed', () => {
    expect([storyStatusOf(fresh), storyStatusOf({ ...fresh, isOfPin: true })]).toEqual(['created', 'saved']);
    expect(storyStatusOf({ ...fresh, isEdited: true })).toBe('edited');
    expect(storyStatusOf({ ...fresh, isOfPin: true, isEdited: true })).toBe('edited');
  });

  it('is protected from that while it is scheduled, and once it is out', () => {
    expect(storyStatusOf({ ...fresh, isEdited: true, isScheduled: true })).toBe('scheduled');
    expect(storyStatusOf({ ...fresh, isEdited: true, isPublished: true })).toBe('published');
  });
});
