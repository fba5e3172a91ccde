import { VideoCaptionsResource } from '@bowerbird/contract/creation/video-captions/calls.ts';
import type { ShownPage } from '@bowerbird/domain/creation/story-pins/show.ts';
import { call } from '../../../store/call.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import type { WholePin } from '../../pinning/pins/index.ts';
import { CaptionsField } from './captions-field.tsx';
import { filmsOfPage } from './films-of-page.ts';

/** Gives one's own films captions: the languages that each has, and a file for another. Nothing for others, or for pictures. */
export function CaptionsSection({ pin }: { pin: WholePin }) {
  const dispatch = useAppDispatch();
  if (!pin.access.includes('write')) return null;
  if (pin.story_pin_data) return <CaptionsOfPages pin={pin} pages={pin.source ? [] : pin.story_pin_data.pages} />;
  if (!pin.videos?.videoList.v720P) return null;
  return (
    <CaptionsField
      isFolded
      languages={pin.captions.map(({ language }) => language)}
      onSet={(language, text) => dispatch(call(VideoCaptionsResource.update, { pin_id: pin.id, language, text }))}
      onRemove={(language) => dispatch(call(VideoCaptionsResource.delete, { pin_id: pin.id, language }))}
    />
  );
}

/** The same for each film on the pages of an idea pin. */
function CaptionsOfPages({ pin, pages }: { pin: WholePin; pages: readonly ShownPage[] }) {
  const dispatch = useAppDispatch();
  const films = pages.flatMap((page, at) => filmsOfPage(page).map((film) => ({ film, number: at + 1 })));
  const once = [...new Map(films.toReversed().map((one) => [one.film, one])).values()].toReversed();
  return once.map(({ film, number }) => (
    <CaptionsField
      key={film}
      isFolded
      title={{ id: 'captions.ofPage', values: { number } }}
      languages={pin.filmCaptions.flatMap((one) => (one.film === film ? one.language : []))}
      onSet={(language, text) => dispatch(call(VideoCaptionsResource.update, { pin_id: pin.id, film, language, text }))}
      onRemove={(language) => dispatch(call(VideoCaptionsResource.delete, { pin_id: pin.id, film, language }))}
    />
  ));
}
