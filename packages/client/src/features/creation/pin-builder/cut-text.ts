/** The first letters of a text that another page wrote, as many as a field holds. */
export function cut(text: string, limit: number): string {
  return Array.from(text.trim()).slice(0, limit).join('');
}
