import { describe, expect, it } from 'vitest';
import { zoneName, zoneOptions } from './zone-name.ts';

describe('time zones', () => {
  it('are called as they are now', () => {
    expect(['Asia/Calcutta', 'Europe/Kiev', 'America/New_York'].map(zoneName)).toEqual(['Asia/Kolkata', 'Europe/Kyiv', 'America/New York']);
  });

  it('are offered once each in the order of their names, with the one in use', () => {
    const options = zoneOptions(['Asia/Calcutta', 'Asia/Kolkata', 'Asia/Tokyo', 'Asia/Katmandu'], 'Asia/Calcutta');
    expect(options).toEqual([
      { value: 'Asia/Katmandu', label: 'Asia/Kathmandu' },
      { value: 'Asia/Calcutta', label: 'Asia/Kolkata' },
      { value: 'Asia/Tokyo', label: 'Asia/Tokyo' },
    ]);
    expect(zoneOptions(['Asia/Tokyo'], 'UTC').map(({ value }) => value)).toEqual(['Asia/Tokyo', 'UTC']);
  });
});
