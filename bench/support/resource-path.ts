/** The address of a read of the resource protocol. */
export function resourcePath(name: string, options: Record<string, unknown>): string {
  return `/resource/${name}/get/?${new URLSearchParams({ source_url: '/', data: JSON.stringify({ options, context: {} }) }).toString()}`;
}
