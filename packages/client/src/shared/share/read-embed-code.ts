/** The HTML that shows a page of ours on another site (oembed.com); `null` where it may not be shown, or cannot be had now. */
export async function readEmbedCode(path: string): Promise<string | null> {
  const { origin, pathname } = new URL(path, location.origin);
  try {
    const reply = await fetch(`/oembed.json?url=${encodeURIComponent(origin + pathname)}`);
    if (!reply.ok) return null;
    const { html } = (await reply.json()) as { html?: unknown };
    return typeof html === 'string' ? html : null;
  } catch {
    return null;
  }
}
