import type { MainColor } from '@bowerbird/domain/media/main-colors.ts';
import type { CropRegion } from '@bowerbird/domain/media/crop.ts';
import type { Dimensions, RenditionFormat, RenditionSize } from '@bowerbird/domain/media/renditions.ts';
import type { PictureErrorReason } from './picture-error.ts';
import type { PictureFormat } from './picture-kinds.ts';

/** Look at a picture: decode all of it, and tell what it is. */
export type InspectJob = { kind: 'inspect'; file: string; format: PictureFormat };

/** Make renditions of a picture that was accepted before. */
export type RenderJob = { kind: 'render'; file: string; outputs: RenderOutput[] };

/** Cut a part out of a picture that was accepted before. */
export type CropJob = { kind: 'crop'; file: string; region: CropRegion; mostWidth: number };

/** Tell how a picture that was accepted before looks, or a part of it. */
export type DescribeJob = { kind: 'describe'; file: string; region?: CropRegion };

/** Draw renditions side by side, for the link preview of what holds them. */
export type ArchesJob = { kind: 'arches'; files: string[] };

export type RenderOutput = { size: RenditionSize; format: RenditionFormat; still?: boolean };

export type Inspection = Dimensions & { kind: 'still' | 'animated'; dominantColor: string };

/** How a picture looks, and its colours. */
export type Description = { looks: Int8Array; colors: MainColor[] };

export type RenderedOutput = RenderOutput & { bytes: Uint8Array };

export type PictureJob = InspectJob | RenderJob | CropJob | DescribeJob | ArchesJob;

export type ResultOf<J extends PictureJob> = J extends InspectJob
  ? Inspection
  : J extends CropJob | ArchesJob
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
