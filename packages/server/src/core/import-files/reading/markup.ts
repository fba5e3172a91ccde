/** The opening tags of a name in a text of a stranger. It looks at each letter a few times at most, whatever the text is. */
export function* openingTags(html: string, name: string): Generator<string> {
  for (const { index } of html.matchAll(new RegExp(`<${name}(?=[\\s/>])`, 'gi'))) {
    const end = html.indexOf('>', index);
    if (end === -1) return;
    yield html.slice(index, end + 1);
  }
}

/** A text of a stranger with a space in the place of each tag. */
export function withoutTags(html: string): string {
  let plain = '';
  let from = 0;
  for (;;) {
    const start = html.indexOf('<', from);
    const end = start === -1 ? -1 : html.indexOf('>', start);
    if (end === -1) return plain + html.slice(from);
    plain += `${html.slice(from, start)} `;
    from = end + 1;
  }
}
