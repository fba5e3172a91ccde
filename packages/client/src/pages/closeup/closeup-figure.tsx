import type { StoredPin } from '../../features/pinning/pins/index.ts';
import { CarouselView, type CarouselViewProps } from '../../features/creation/carousels/index.ts';
import type { Look } from '../../features/creation/product-tags/index.ts';
import { StoryView } from '../../features/creation/story-pins/index.ts';
import { BlurredPicture } from '../../features/social/unsafe-pictures/index.ts';
import { useEntryState } from '../../routing/use-entry-state.ts';
import { CloseupPicture } from './closeup-picture.tsx';
import { PictureDots } from './picture-dots.tsx';

export interface CloseupFigureProps {
  readonly pin: StoredPin;
  readonly alt: string;
  readonly look: Look;
}

/** What a pin shows: one picture or film, several pictures, or pages. It is covered for whoever wants unsafe pictures blurred. */
export function CloseupFigure(props: CloseupFigureProps) {
  if (!props.pin.isBlurred) return <Figure {...props} />;
  return (
    <BlurredPicture>
      <Figure {...props} />
    </BlurredPicture>
  );
}

function Figure({ pin, alt, look }: CloseupFigureProps) {
  if (pin.story_pin_data) return <StoryView pinId={pin.id} story={pin.story_pin_data} captions={pin.filmCaptions} alt={alt} />;
  if (!pin.carouselData) return <CloseupPicture pin={pin} alt={alt} look={look} />;
  return <CarouselFigure pin={pin} slots={pin.carouselData.slots} alt={alt} look={look} />;
}

/** Back shows the picture that somebody left off at. */
function CarouselFigure({ pin, slots, alt, look }: CloseupFigureProps & Pick<CarouselViewProps, 'slots'>) {
  const [start, keepStart] = useEntryState('picture', readPicture);
  return (
    <CarouselView
      pin={pin}
      slots={slots}
      alt={alt}
      start={start ?? 0}
      onTurned={keepStart}
      renderOver={(slot, size) => <PictureDots pin={pin} look={look} slot={slot} size={size} />}
    />
  );
}

function readPicture(kept: unknown): number | null {
  return typeof kept === 'number' ? kept : null;
}
