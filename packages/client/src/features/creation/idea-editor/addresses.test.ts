import { describe, expect, it } from 'vitest';
import { pinIdIn } from './addresses.ts';

describe('the address of a pin', () => {
  it('is read with or without its host, and as a bare number', () => {
    const typed = ['https://here.example/pin/12/', 'https://here.example/pin/12?x=1', '/pin/12/', ' 12 '];
    expect(typed.map((one) => pinIdIn(one, 'https://here.example'))).toEqual(['12', '12', '12', '12']);
  });

  it('is none elsewhere, or of another kind of page', () => {
    const typed = ['https://there.example/pin/12/', '/ines/tiles/', 'javascript:alert(1)', '', 'https://', '/pin/abc/'];
    expect(typed.map((one) => pinIdIn(one, 'https://here.example'))).toEqual([null, null, null, null, null, null]);
  });
});
