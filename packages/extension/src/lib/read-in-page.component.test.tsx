import { afterEach, describe, expect, it } from 'vitest';
import { readInPage } from './read-in-page.ts';

/** What is read of a page with this in it. */
function read(html: string): string | null {
  document.body.insertAdjacentHTML('beforeend', `<div id="page">${html}</div>`);
  return readInPage(location.href, Infinity);
}

describe('the page of a pin', () => {
  afterEach(() => document.querySelector('#page')?.remove());

  it('is sent without what says no words', () => {
    const sent = read('<p>Linen</p><script type="text/plain">silent()</script><style>.silent {}</style><img alt="silent">');
    expect(sent).toContain('<p>Linen</p>');
    expect(sent).not.toContain('silent');
  });

  it('is sent without what somebody typed or chose, and says still that it asks for a password', () => {
    const sent = read(
      `<input value="typed"><textarea>typed</textarea><select><option>typed</option></select><div contenteditable=""><p>typed</p></div><div contenteditable="plaintext-only">typed</div><span role="textbox">typed</span><p contenteditable="false">Linen</p><input type="Password" value="typed">`,
    );
    expect(sent).not.toContain('typed');
    expect(sent).toContain('>Linen</p>');
    expect(sent).toContain('<input type="Password">');
  });

  it('is sent with the data that says whether it is paid for', () => {
    const data = '{"isAccessibleForFree": false}';
    expect(read(`<script type="Application/LD+json">${data}</script>`)).toContain(data);
  });
});
