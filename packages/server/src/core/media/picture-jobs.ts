import type { MainColor } from '@bowerbird/domain/media/main-colors.ts';
import type { SkinTone } from '@bowerbird/domain/media/skin-tones.ts';
import type { CropRegion } from '@bowerbird/domain/media/crop.ts';
import type { PictureEdits } from '@bowerbird/domain/media/picture-edits.ts';
import type { Dimensions, RenditionFormat, RenditionSize } from '@bowerbird/domain/media/renditions.ts';
import type { PictureErrorReason } from './picture-error.ts';
import type { PictureFormat } from './picture-kinds.ts';

/** Look at a picture: decode all of it, and tell what it is. */
export type InspectJob = { kind: 'inspect'; file: string; format: PictureFormat };

/** Make renditions of a picture that was accepted before. */
export type RenderJob = { kind: 'render'; file: string; outputs: RenderOutput[] };

/** Cut a part out of a picture that was accepted before. */
export type CropJob = { kind: 'crop'; file: string; region: CropRegion; mostWidth: number };

/** Change a picture that was accepted before, as its owner wants it. */
export type EditJob = { kind: 'edit'; file: string; edits: PictureEdits };

/** Tell how a picture that was accepted before looks, or a part of it. */
export type DescribeJob = { kind: 'describe'; file: string; region?: CropRegion };

/** Make the pixels of a small square of a picture that was accepted before, three bytes each. */
export type SampleJob = { kind: 'sample'; file: string; side: number };

/** Draw renditions side by side, for the link preview of what holds them. */
export type ArchesJob = { kind: 'arches'; files: string[] };

/** Draw pictures on a page of an idea pin, for its card; without a background they lie on nothing. */
export type StoryPageJob = { kind: 'story_page'; background: string | null; parts: StoryPart[] };

/** Something that lies on a page, in pixels of the drawn page. */
export type StoryPart = {
  file: string;
  /** Without a height it is as high as its shape asks. */
  box: { middle: { x: number; y: number }; width: number; height: number | null };
  fit: 'cover' | 'contain';
  rotate: number;
  isMirrored: boolean;
  /** How far its lower corners are rounded, or all of them, as shares of its width and height. */
  corners?: { across: number; down: number; areAll: boolean };
};

export type RenderOutput = { size: RenditionSize; format: RenditionFormat; still?: boolean };

export type Inspection = Dimensions & { kind: 'still' | 'animated'; dominantColor: string };

/** How a picture looks, its colours, and the tone of what may be skin. */
export type Description = { looks: Int8Array; colors: MainColor[]; skinTone: SkinTone | null };

export type RenderedOutput = RenderOutput & { bytes: Uint8Array };

export type PictureJob = InspectJob | RenderJob | CropJob | EditJob | DescribeJob | SampleJob | ArchesJob | StoryPageJob;

export type ResultOf<J extends PictureJob> = J extends InspectJob
  ? Inspection
  : J extends CropJob | EditJob | SampleJob | ArchesJob | StoryPageJob
    ? Uint8Array
    : J extends DescribeJob
      ? Description
      : RenderedOutput[];

/** What the worker process answers to a job. */
export type WorkerReply =
  { value: Inspection | RenderedOutput[] | Uint8Array | Description } | { reason: PictureErrorReason; detail: string };

/** The worker's exit code when it noticed that a picture took too much memory. */
export const memoryExitCode = 77;

/** And when it took too much of the processor. */
export const timeExitCode = 78;
