import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { definePart, recordSchema } from '@bowerbird/contract/protocol/records.ts';
import { composeRecords, resolveRecords } from './compose-records.ts';

const own = definePart({
  record: 'pin',
  giver: 'pinning/pins',
  fields: { id: Type.String(), note: Type.String(), pinner: recordSchema('user') },
  card: ['id', 'pinner'],
});
const person = definePart({ record: 'user', giver: 'people/users', fields: { name: Type.String(), about: Type.String() }, card: ['name'] });
const price = definePart({
  record: 'pin',
  giver: 'business/products',
  fields: { price: Type.Integer() },
  card: ['price'],
  empty: { price: 0 },
});

describe('a record composed of parts', () => {
  it('has the fields of all of its parts, and on cards those that each part names', () => {
    const records = composeRecords([own, person, price]);
    const list = Type.Array(recordSchema('pin'));
    expect(resolveRecords(list, records, 'detailed')).toMatchObject({
      type: 'array',
      items: { required: ['id', 'note', 'pinner', 'price'], properties: { pinner: { required: ['name', 'about'] } } },
    });
    expect(resolveRecords(list, records, 'card')).toMatchObject({
      items: { required: ['id', 'pinner', 'price'], properties: { pinner: { required: ['name'] } } },
    });
  });

  it('stops the start when two parts give the same field', () => {
    const again = definePart({ record: 'pin', giver: 'business/ads', fields: { price: Type.Integer() }, card: [], empty: { price: 0 } });
    expect(() => composeRecords([own, price, again])).toThrow('Two parts of pin give price: business/products and business/ads.');
  });

  it('stops the start when a reply holds a record that no feature gives', () => {
    expect(() => resolveRecords(recordSchema('pin'), composeRecords([person]), 'card')).toThrow('No feature gives the record pin.');
  });

  it('may lack what is optional', () => {
    const reason = definePart({ record: 'pin', giver: 'a/b', fields: { why: Type.Optional(Type.String()) }, card: ['why'], empty: {} });
    expect(resolveRecords(recordSchema('pin'), composeRecords([price, reason]), 'card')).toMatchObject({
      required: ['price'],
      properties: { why: { type: 'string' } },
    });
  });

  it('keeps the fields of different records apart', () => {
    const named = definePart({ record: 'pin', giver: 'social/names', fields: { name: Type.String() }, card: [], empty: { name: '' } });
    expect(() => composeRecords([own, person, named])).not.toThrow();
  });
});
