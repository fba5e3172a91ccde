/** Whether directions for robots forbid copies, as a page or a header gives them. */
export function saysNoArchive(directions: string): boolean {
  return /\bno(?:archive|cache)\b/i.test(directions);
}
