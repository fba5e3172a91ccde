import { describe, expect, it } from 'vitest';
import { rewriteCaptions } from './read-captions.service.ts';

const problemOf = (file: string) =>
  rewriteCaptions(file).then(
    () => 'none',
    (error: { extra?: { fields?: { rule: string; limit?: number }[] } }) => {
      const [field] = error.extra?.fields ?? [];
      return field?.limit === undefined ? field?.rule : `${field.rule} ${field.limit}`;
    },
  );

describe('a file of captions', () => {
  it('is written anew with its times and words alone', async () => {
    const file = [
      '\uFEFFWEBVTT - my film',
      'NOTE made by hand',
      'STYLE\n::cue { background: url(https://spy.example/) }',
      'first\n00:01.000 --> 00:02.500 align:start line:0\n<v Noor>Hello <b>there</b> &amp; hello\nagain',
      '01:00:03.250 --> 01:00:04.000\n&lt;script&gt;',
    ].join('\r\n\r\n');
    expect(await rewriteCaptions(file)).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nHello there &amp; hello\nagain\n\n01:00:03.250 --> 01:00:04.000\n&lt;script&gt;\n',
    );
  });

  it('may be SubRip', async () => {
    const file = '1\n00:00:01,000 --> 00:00:02,500\nHello\n\n2\n00:00:03,000 --> 00:00:04,000\n{\\an8}<i>You</i>\n';
    expect(await rewriteCaptions(file)).toContain('00:00:01.000 --> 00:00:02.500\nHello\n\n00:00:03.000 --> 00:00:04.000\n');
  });

  it.each([
    ['holds no captions at all', 'Not captions at all', 'wrong_line 1'],
    ['is empty', '', 'no_cues'],
    ['has nothing after its head', 'WEBVTT\n', 'no_cues'],
    ['has a wrong time', 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n\nbad --> 00:03.000\nWhat', 'wrong_line 6'],
    ['has a cue that runs backwards', 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n\n00:05.000 --> 00:04.000\nBackwards', 'wrong_line 6'],
    [
      'has too many cues',
      `WEBVTT\n\n${Array.from({ length: 6001 }, () => '00:01.000 --> 00:02.000\nAgain').join('\n\n')}`,
      'maxItems 6000',
    ],
    [
      'has a cue that nobody reads to its end',
      `WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n\n00:03.000 --> 00:04.000\n${'la '.repeat(700)}`,
      'long_cue 6',
    ],
    ['is one cue of opening marks', `WEBVTT\n\n00:01.000 --> 00:02.000\nHello ${'<'.repeat(390_000)}`, 'long_cue 3'],
    ['is one cue of marks that never end', `WEBVTT\n\n00:01.000 --> 00:02.000\nHello ${'<a '.repeat(130_000)}`, 'long_cue 3'],
  ])('that %s is refused', async (_what, file, problem) => {
    expect(await problemOf(file)).toBe(problem);
  });

  it.each([['lines', '\n<\n']])('of %s alone is read all the same', async (_what, sign) => {
    const written = await rewriteCaptions(`WEBVTT\n\n00:01.000 --> 00:02.000\nHello ${sign.repeat(390_000 / sign.length)}`);
    expect(written).toContain('Hello');
  });
});
