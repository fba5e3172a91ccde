/** So many videos of one person may arrive or be made at a time. */
export const MOST_AT_ONCE = 30;
export const LONGEST_NAME = 200;
