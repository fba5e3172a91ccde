import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { MentionedText } from './index.ts';

describe('the words of a description', () => {
  it('lead to web addresses, which they vouch for nowhere, and to searches for tags', async () => {
    await mount(
      <p>
        <MentionedText text="Glue: https://paper.example/red. By @mei_tan, #Bluetiles #1 &amp; #タイル" people={['mei_tan']} />
      </p>,
    );
    const links = page.getByRole('link').elements();
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
      ['https://paper.example/red', 'https://paper.example/red', 'noopener nofollow ugc'],
      ['@mei_tan', '/mei_tan/', null],
      ['#Bluetiles', '/search/pins/?q=%23Bluetiles', 'nofollow ugc'],
      ['#タイル', `/search/pins/?q=${encodeURIComponent('#タイル')}`, 'nofollow ugc'],
    ]);
  });

  it('lead to the people in them who are here, and nothing else does', async () => {
    const words = 'By @Mei_Tan and @nobody, <b>@mei_tan</b>; write to shop@mei_tan.example';
    await mount(
      <p>
        <MentionedText text={words} people={['mei_tan']} />
      </p>,
    );
    const links = page.getByRole('link').elements();
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['@Mei_Tan', '/mei_tan/'],
      ['@mei_tan', '/mei_tan/'],
    ]);
    expect(page.getByRole('paragraph').element().textContent).toBe(words);
    expect(document.querySelector('b')).toBeNull();
  });
});
