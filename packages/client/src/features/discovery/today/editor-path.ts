/** Where editors find their articles, and where they write one. */
export const EDITOR_PATH = '/today/edit/';

export function editArticlePath(id: string): string {
  return `${EDITOR_PATH}${id}/`;
}
