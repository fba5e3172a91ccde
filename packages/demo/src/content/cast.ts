import type { AvatarLook } from '../art/avatar.ts';

/** Somebody of the small invented cast, whom the demo content and the tests share. */
export type CastMember = {
  username: string;
  fullName: string;
  about: string;
  /** Two letters, ISO 3166. */
  country: string;
  /** ISO date. */
  birthday: string;
  look: AvatarLook;
};

/** Twelve people, by the first name that tests and tables call them. */
export const CAST = {
  noor: {
    username: 'noorhaddad',
    fullName: 'Noor Haddad',
    about: 'Maps, mountains and the long way round. Usually on a train.',
    country: 'NL',
    birthday: '1991-03-14',
    look: { skin: '#8a5a3c', hair: 'long', hairColor: '#2b1a14', shirt: '#7fae95', background: '#cfe3ea' },
  },
  lena: {
    username: 'lenafjeld',
    fullName: 'Lena Fjeld',
    about: 'Birds before breakfast. Wool after dark.',
    country: 'NO',
    birthday: '1986-11-02',
    look: { skin: '#f3cdb0', hair: 'bun', hairColor: '#b8b3ab', shirt: '#35557a', background: '#f4dfd0', glasses: true },
  },
  ines: {
    username: 'inesduarte',
    fullName: 'Ines Duarte',
    about: 'Paints jugs, collects tiles, burns toast.',
    country: 'PT',
    birthday: '1994-06-21',
    look: { skin: '#e3ab84', hair: 'fringe', hairColor: '#1c1420', shirt: '#2b3fd9', background: '#fbe6b8' },
  },
  priya: {
    username: 'priyanair',
    fullName: 'Priya Nair',
    about: 'Gradients, deserts and anything the colour of turmeric.',
    country: 'GB',
    birthday: '1989-01-30',
    look: { skin: '#7a4a30', hair: 'bob', hairColor: '#20141c', shirt: '#e9a03a', background: '#f6d9d0' },
  },
  yuki: {
    username: 'yukimori',
    fullName: 'Yuki Mori',
    about: 'Paper in every form: folded, cut, printed, read.',
    country: 'JP',
    birthday: '1997-09-09',
    look: { skin: '#f2cfae', hair: 'bob', hairColor: '#c79a54', shirt: '#d9808a', background: '#dfe4fb' },
  },
  mei: {
    username: 'meitan',
    fullName: 'Mei Tan',
    about: 'House plants, house cats, small houses.',
    country: 'SG',
    birthday: '1993-12-17',
    look: { skin: '#f0c49c', hair: 'topknot', hairColor: '#8a5a2f', shirt: '#3f6b58', background: '#dcebe0' },
  },
  jonas: {
    username: 'jonasweiss',
    fullName: 'Jonas Weiss',
    about: 'Typography, records and a very old bicycle.',
    country: 'DE',
    birthday: '1984-05-05',
    look: { skin: '#f0c6a4', hair: 'short', hairColor: '#d98a3f', shirt: '#1f2a4b', background: '#e4eef0', beard: true },
  },
  oskar: {
    username: 'oskarlind',
    fullName: 'Oskar Lind',
    about: 'Carpenter. Patterns are just floors that moved to the wall.',
    country: 'SE',
    birthday: '1979-08-24',
    look: { skin: '#f3d0b4', hair: 'cap', hairColor: '#6e4a32', shirt: '#c8553d', background: '#e3d6ec', beard: true },
  },
  elif: {
    username: 'elifkaya',
    fullName: 'Elif Kaya',
    about: 'Streets, doors, facades. I walk slowly and look up.',
    country: 'AT',
    birthday: '1990-04-11',
    look: { skin: '#e8bd98', hair: 'scarf', hairColor: '#2f7a78', shirt: '#e7dcc8', background: '#f9e3c6' },
  },
  tomas: {
    username: 'tomasibarra',
    fullName: 'Tomás Ibarra',
    about: 'Cooks for twelve even when four are coming.',
    country: 'ES',
    birthday: '1982-10-19',
    look: { skin: '#c98a5f', hair: 'curly', hairColor: '#241812', shirt: '#f4efe0', background: '#d9e6c8' },
  },
  amara: {
    username: 'amaraokafor',
    fullName: 'Amara Okafor',
    about: 'Loud colours, soft voice. Runs a paint shop with her daughter.',
    country: 'US',
    birthday: '1976-02-08',
    look: { skin: '#5a3524', hair: 'afro', hairColor: '#1a1012', shirt: '#d9482f', background: '#fbdc94' },
  },
  sam: {
    username: 'samdoyle',
    fullName: 'Sam Doyle',
    about: 'Cold water, warm tents, strong tea.',
    country: 'IE',
    birthday: '1999-07-27',
    look: { skin: '#f6d5bd', hair: 'waves', hairColor: '#a8452f', shirt: '#5b86b4', background: '#d6efe6', freckles: true },
  },
} satisfies Record<string, CastMember>;

export type CastName = keyof typeof CAST;

export const CAST_NAMES = Object.keys(CAST) as CastName[];
