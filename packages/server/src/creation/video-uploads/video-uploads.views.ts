import type { VideoEdits, VideoUpload } from '@bowerbird/contract/creation/video-uploads/schemas.ts';
import { imagesOf } from '@bowerbird/domain/media/renditions.ts';
import { videoFileOf } from '@bowerbird/domain/media/videos.ts';
import type { FilmEdits } from '../../core/films/index.ts';
import type { Config } from '../../core/config/config.ts';
import { hexColor } from '../../pinning/boards/index.ts';
import type { JoinedUpload, MadeRow, VideoUploadRow } from './video-uploads.queries.ts';

export function presentUpload(row: VideoUploadRow | JoinedUpload, config: Pick<Config, 'mediaUrl'>): VideoUpload {
  return {
    upload_id: row.id,
    name: row.name,
    bytes: Number(row.bytes),
    status: row.status,
    progress: row.progress,
    reason: row.reason,
    edits: presentEdits(row.edits),
    video: row.made && presentMade(row.made, config),
  };
}

function presentMade(
  { signature, width, height, dominant_color, video }: MadeRow,
  { mediaUrl }: Pick<Config, 'mediaUrl'>,
): VideoUpload['video'] {
  const dominantColor = hexColor(dominant_color);
  const { url, duration } = videoFileOf(video, '', mediaUrl);
  return {
    image_signature: signature,
    image_url: imagesOf({ signature, width, height, dominantColor }, mediaUrl)['736x'].url,
    dominant_color: dominantColor,
    video_url: url,
    width: video.width,
    height: video.height,
    duration,
  };
}

function presentEdits({ trimStart, trimEnd, isMuted, posterAt }: FilmEdits): VideoEdits {
  return { trim_start: trimStart, trim_end: trimEnd, is_muted: isMuted, poster_at: posterAt };
}

/** The edits after a change; what the change does not name stays. */
export function changeEdits(before: FilmEdits, change: Partial<VideoEdits>): FilmEdits {
  const { trim_start, trim_end, is_muted, poster_at } = { ...presentEdits(before), ...change };
  return { trimStart: trim_start, trimEnd: trim_end, isMuted: is_muted, posterAt: poster_at };
}
