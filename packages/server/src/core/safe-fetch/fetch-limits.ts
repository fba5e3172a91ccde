/** What a fetch for a person may cost (decisions: 5 redirects, 10 s, 10 MB page, 32 MB picture). */
export const fetchLimits = {
  redirects: 5,
  milliseconds: 10_000,
  pageBytes: 10 * 1024 * 1024,
  fileBytes: 16 * 1024 * 1024,
  pictureBytes: 32 * 1024 * 1024,
} as const;
