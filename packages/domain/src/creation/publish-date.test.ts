import { describe, expect, it } from 'vitest';
import { readPublishDate } from './publish-date.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const at = (iso: string) => ({ at: Date.parse(iso), isLater: Date.parse(iso) > NOW });

describe('a publish date', () => {
  it.each([
    ['2027-01-02', at('2027-01-02T00:00:00Z')],
    ['2027/01/02', at('2027-01-02T00:00:00Z')],
    ['2027-01-02T09:30', at('2027-01-02T09:30:00Z')],
    ['2027-01-02 09:30:10', at('2027-01-02T09:30:10Z')],
    ['2027-01-02T09:30:00+02:00', at('2027-01-02T07:30:00Z')],
    ['1800000000', at('2027-01-15T08:00:00Z')],
    ['2026-11-27T11:59:00Z', at('2026-11-27T11:59:00Z')],
    ['2027-11-28', at('2027-11-28T00:00:00Z')],
    ['2027-11-29', { problem: 'date_too_far' }],
    ['2027-02-30', { problem: 'bad_date' }],
    ['2027-13-01', { problem: 'bad_date' }],
    ['2027-01-02T25:00', { problem: 'bad_date' }],
    ['01/02/2027', { problem: 'bad_date' }],
    ['0000-01-01', { problem: 'bad_date' }],
    ['0001-01-01T00:00:00', { problem: 'bad_date' }],
    ['next week', { problem: 'bad_date' }],
  ])('of %s', (written, read) => {
    expect(readPublishDate(written, NOW)).toEqual(read);
  });
});
