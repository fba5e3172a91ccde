/** The largest part of an archive of one's data. An import takes files of 2 GB, so each part goes in again by itself. */
export const MOST_PART_BYTES = Math.floor(1.9 * 1024 ** 3);
