import type { StoredPin } from '../../features/pinning/pins/index.ts';
import { CarouselView } from '../../features/creation/carousels/index.ts';
import type { Look } from '../../features/creation/product-tags/index.ts';
import { StoryView } from '../../features/creation/story-pins/index.ts';
import { BlurredPicture } from '../../features/social/unsafe-pictures/index.ts';
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
  return (
    <CarouselView
      pin={pin}
      slots={pin.carouselData.slots}
      alt={alt}
      renderOver={(slot, size) => <PictureDots pin={pin} look={look} slot={slot} size={size} />}
    />
  );
}
