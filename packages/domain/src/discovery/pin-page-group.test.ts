import { describe, expect, it } from 'vitest';
import { readsOnlyRelatedPins, readsPinByGraphql } from './pin-page-group.ts';

describe('who reads the page of a pin by GraphQL', () => {
  it.each([
    ['enabled', true],
    ['enabled_faster', true],
    ['control_only_related_pins', true],
    ['control', false],
    ['not_enabled', false],
    ['', false],
  ])('in the group “%s”: %s', (group, reads) => {
    expect(readsPinByGraphql({ isAuthenticated: true }, group)).toBe(reads);
    expect(readsPinByGraphql({ isAuthenticated: false }, group)).toBe(false);
  });

  it('reads more like a pin alone in groups that say so', () => {
    expect(['enabled', 'enabled_only_related_pins', 'control_only_related_pins'].map((group) => readsOnlyRelatedPins(group))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('is everybody who is logged in until there are experiments', () => {
    expect(readsPinByGraphql({ isAuthenticated: true })).toBe(true);
    expect(readsOnlyRelatedPins()).toBe(false);
  });
});
