import type { UploadedImage } from '@bowerbird/contract/pinning/pictures/calls.ts';
import type { StoryMedia } from '@bowerbird/domain/creation/story-pins/show.ts';
import type { ReadyVideo } from '../pin-builder/index.ts';

/** A picture that has just arrived, as the pages show it. */
export function mediaOfImage({ image_signature, image_url, width, height, dominant_color }: UploadedImage): StoryMedia {
  const image = { url: image_url, width, height };
  return {
    signature: image_signature,
    width,
    height,
    dominantColor: dominant_color,
    images: { '236x': image, '736x': image },
    videos: null,
  };
}

/** The picture that stands for a film, with the film. */
export function mediaOfVideo({ upload_id: uploadId, video }: ReadyVideo): StoryMedia {
  const { image_signature: signature, image_url: url, width, height, dominant_color: dominantColor, video_url, duration } = video;
  const image = { url, width, height };
  const film = { url: video_url, width, height, duration, thumbnail: url };
  return {
    signature,
    width,
    height,
    dominantColor,
    images: { '236x': image, '736x': image },
    videos: { videoList: { v720P: film, vHLSV4: null } },
    uploadId,
  };
}
