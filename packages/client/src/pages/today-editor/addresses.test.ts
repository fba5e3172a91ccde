import { describe, expect, it } from 'vitest';
import { addAddresses, pinsIn, withoutPin } from './addresses.ts';

const here = 'https://pins.example';

describe('the addresses in a field', () => {
  it('name their pins once, beside what is no pin', () => {
    expect(pinsIn('/pin/1/ nonsense\nhttps://pins.example/pin/2/ 1 https://elsewhere.example/pin/3/', here)).toEqual(['1', '2']);
  });

  it('grow by pins, and keep what stands there', () => {
    expect(addAddresses('/pin/1/ ', ['1', '2'])).toBe('/pin/1/\n/pin/2/');
  });

  it('lose a pin however it is written, and nothing else', () => {
    expect(withoutPin('https://pins.example/pin/1/?a=b\nnonsense, 1\n/pin/2/', '1', here)).toBe('nonsense\n/pin/2/');
  });
});
