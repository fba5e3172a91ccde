import { describe, expect, it } from 'vitest';
import { renderAnimation, renderVideo } from '../../render/moving.ts';
import { expectAnimation, expectFilm } from '../../testing/moving-checks.ts';
import { MOVING_PICTURES } from './index.ts';

describe('every moving picture of the demo', () => {
  it.for(MOVING_PICTURES)('is made: $title', async (picture) => {
    if (picture.form === 'video') expectFilm(await renderVideo(picture));
    else expectAnimation(await renderAnimation(picture));
    expect.hasAssertions();
  });
});
