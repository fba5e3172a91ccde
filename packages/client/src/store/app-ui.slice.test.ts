import { describe, expect, it } from 'vitest';
import {
  appUiReducer,
  focusChanged,
  navFooterToggled,
  typeaheadToggled,
  videoPaused,
  videoStarted,
  viewportSizeChanged,
} from './app-ui.slice.ts';

const organic = (pinId: string) => ({ pinId, isPromoted: false });
type State = ReturnType<typeof appUiReducer>;
const after = (...actions: Parameters<typeof appUiReducer>[1][]): State =>
  actions.reduce<State>(appUiReducer, appUiReducer(undefined, { type: 'start' }));

describe('the application around the pages', () => {
  it('starts on a large screen, in focus, with the footer and without the typeahead', () => {
    expect(after()).toMatchObject({
      viewportSize: 'lg',
      hasFocus: true,
      footerPlusVisible: true,
      navFooterHidden: false,
      typeaheadOpen: false,
    });
  });

  it('plays one video at a time', () => {
    expect(after(videoStarted(organic('a')), videoStarted(organic('b'))).playingPinId).toBe('b');
  });

  it('notes when the playing video paused', () => {
    expect(after(videoStarted(organic('a')), videoPaused({ ...organic('a'), at: 99 }))).toMatchObject({ playingPinId: null, pausedAt: 99 });
  });

  it('leaves the one that plays alone when another one pauses late', () => {
    expect(after(videoStarted(organic('a')), videoStarted(organic('b')), videoPaused({ ...organic('a'), at: 99 }))).toMatchObject({
      playingPinId: 'b',
      pausedAt: null,
    });
  });

  it('follows the window: its attention, its size, its footer, its typeahead', () => {
    expect(after(focusChanged(false), viewportSizeChanged('sm'), navFooterToggled(true), typeaheadToggled(true))).toMatchObject({
      hasFocus: false,
      viewportSize: 'sm',
      navFooterHidden: true,
      typeaheadOpen: true,
    });
  });
});
