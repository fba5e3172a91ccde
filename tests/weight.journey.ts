import { describe, expect, it } from 'vitest';
import { findOverweight } from '@bowerbird/app/boot/route-weights.ts';
import { setStage } from './support/stage.ts';

describe('the weight of a first visit', () => {
  setStage();

  it('keeps to the budget of the first route: 120 KB of script, 10 of style', () => {
    expect(findOverweight()).toBeNull();
  });
});
