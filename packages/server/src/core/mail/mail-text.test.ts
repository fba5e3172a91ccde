import { describe, expect, it } from 'vitest';
import { writeMailText } from './mail-text.ts';

describe('the words of a mail', () => {
  it("are those of the person's language, with what they name", () => {
    const text = writeMailText('leaving', 'de-AT', { name: 'Mei', app: 'Bowerbird', day: '3. Mai' });
    expect(text.subject).toBe('Dein Konto bei Bowerbird wird gelöscht');
    expect(text.paragraphs[0]).toBe('Hallo Mei,');
    expect(text.paragraphs[1]).toContain('Am 3. Mai');
    expect(text).toMatchObject({ locale: 'de', action: 'Konto behalten' });
  });

  it('are English where nobody wrote them in the language yet', () => {
    const text = writeMailText('logIn', 'fi', { name: 'Mei', app: 'Bowerbird' });
    expect(text).toMatchObject({ locale: 'en', subject: 'Your link to log in to Bowerbird', action: 'Log in' });
  });

  it('take what a person writes as words, whatever is in it', () => {
    const text = writeMailText('logIn', 'en', { name: "{app} '{' <b>", app: 'Bowerbird' });
    expect(text.paragraphs[0]).toBe("Hello {app} '{' <b>,");
  });

  it('are never sent with a hole', () => {
    expect(() => writeMailText('leaving', 'en', { name: 'Mei', app: 'Bowerbird' })).toThrow('day');
  });
});
