import type { Page } from 'playwright-core';
import type { Eyes, Tab } from '../support/browser.ts';
import type { Stage } from '../support/stage.ts';
import type { Scene } from './scene.ts';

/** Who looks at a page: nobody who is signed in, the person who owns the instance, or somebody of 15 years. */
export type Looker = 'stranger' | 'owner' | 'young person';

/** A page that the sweep examines. */
export interface SweptPage {
  readonly looker: Looker;
  readonly path: (scene: Pick<Scene, 'pin' | 'film' | 'article' | 'editing' | 'conversation'>) => string;
  /** What the page fetches after its start, and shows then. */
  readonly awaits?: string;
  /** Whether it is a page that other sites show in a frame, without the application. */
  readonly isEmbed?: true;
  /** What opens over it, in any language. */
  readonly overlays?: Readonly<Record<string, (page: Page) => Promise<void>>>;
}

const seenBy =
  (looker: Looker) =>
  (path: string): SweptPage => ({ looker, path: () => path });

/** Every page there is, as each kind of person sees it. */
export const PAGES: readonly SweptPage[] = [
  ...[
    '/',
    '/about/',
    '/terms/',
    '/privacy/',
    '/nobody/nothing/at/all/',
    '/inesduarte/',
    '/inesduarte/tiles/',
    '/search/pins/?q=jug',
    '/search/pins/?q=jug&filters=type:picture',
    '/search/pins/?q=zzz',
    '/ideas/',
    '/topics/crafts/',
    '/ideas/food-and-drink/1/',
    '/today/',
    '/videos/',
    '/shopping/',
    '/save-button/',
  ].map(seenBy('stranger')),
  ...[
    '/signup/',
    '/signup/?business=1',
    '/login/',
    '/login/link/?token=x',
    '/login/left/?until=2030-01-01T00:00:00.000Z',
    '/password/reset/',
    '/password/reset/?token=x',
    '/parental-passcode/reset/?token=x',
    '/secure/not-me/?token=x',
    '/verify/email/?token=x',
    '/unsubscribe/?token=x',
    '/secure/decision/?token=x',
    '/invited/x/',
    '/email/change/?token=x',
    '/app-factory-oauth/error/',
  ].map(seenBy('stranger')),
  { looker: 'stranger', path: ({ pin }) => pin },
  { looker: 'stranger', path: ({ pin }) => pin.replace('/pin/', '/widgets/pins/'), isEmbed: true },
  { looker: 'stranger', path: ({ film }) => film.replace('/pin/', '/widgets/pins/'), isEmbed: true },
  { looker: 'stranger', path: ({ pin }) => `${pin}sent/` },
  { looker: 'stranger', path: ({ pin }) => `/signup/?next=${encodeURIComponent(pin)}` },
  { looker: 'stranger', path: ({ pin }) => `/login/?next=${encodeURIComponent(pin)}` },
  ...[
    '/',
    '/homefeed/',
    '/pin-builder/',
    '/pin-builder/schedule/',
    '/pin/create/button/',
    '/save-button/',
    '/idea-pin-builder/',
    '/inesduarte/',
    '/inesduarte/?tab=created',
    '/inesduarte/?tab=pins',
    '/inesduarte/tiles/',
    '/inesduarte/tiles/?tab=ideas',
    '/inesduarte/tiles/?tab=notes',
    '/inesduarte/tiles/?tab=activity',
    '/inesduarte/tiles/doors/',
    '/inesduarte/tiles/doors/?tab=ideas',
    '/inesduarte/a-surprise/',
    '/noorhaddad/',
    '/noorhaddad/walls/',
    '/news/',
    '/messages/',
    '/messages/?view=requests',
    '/messages/?view=new',
    '/search/pins/?q=jug',
    '/search/boards/?q=tiles',
    '/search/users/?q=ines',
    '/search/my_pins/?q=jug',
    '/ideas/',
    '/topics/',
    '/today/',
    '/today/edit/',
    '/videos/nature/150/',
    '/shopping/home/1/?max=50',
    '/topics/home/?sort=newest',
    '/login/?add_account=1',
    '/settings/',
    '/settings/edit-profile/',
    '/settings/security/',
    '/settings/apps/',
    '/settings/notifications/',
    '/settings/privacy/',
    '/settings/import/',
    '/settings/export/',
    '/settings/account-settings/',
    '/settings/messages/',
    '/settings/messages/requests/',
    '/settings/permissions/',
    '/settings/tastes/',
    '/settings/links/',
    '/settings/invites/',
    '/settings/account-status/',
    '/care/',
    '/care/lists/',
    '/care/sample/',
    '/transparency/',
    '/settings/websites/',
    '/settings/edit/mentions/',
    '/settings/edit/email/',
    '/settings/edit/password/',
    '/email/preferences/',
  ].map(seenBy('owner')),
  { looker: 'owner', path: ({ pin }) => pin },
  { looker: 'owner', path: ({ film }) => film },
  { looker: 'stranger', path: ({ article }) => article },
  { looker: 'owner', path: ({ article }) => article },
  { looker: 'owner', path: ({ editing }) => editing },
  { looker: 'owner', path: ({ conversation }) => conversation },
  {
    looker: 'owner',
    path: () => '/settings/instance/',
    awaits: '#mails ~ ul button',
    overlays: {
      'a kept mail': async (page) => {
        await page.locator('#mails ~ ul button').first().click();
        await page.frameLocator('iframe').locator('a').first().waitFor();
      },
      'the question before somebody is suspended': (page) => page.locator('#people ~ ul button').first().click(),
    },
  },
  {
    looker: 'owner',
    path: () => '/settings/topics/',
    awaits: 'main summary',
    overlays: {
      'a topic as it is edited': async (page) => {
        await page.locator('main summary').first().click();
        await page.locator('main details[open] li button').first().click();
      },
      'the question before a topic is merged away': (page) => page.locator('main details[open] li button').nth(1).click(),
    },
  },
  seenBy('young person')('/parental-passcode/'),
];

/** The same with names to tell them by, and their places in the list. */
export const NAMED_PAGES = PAGES.map((page, index) => ({
  page,
  index,
  name: `${page.path({ pin: '/pin/…/', film: '/pin/a-film/', article: '/today/…/', editing: '/today/edit/…/', conversation: '/messages/…/' })} as ${page.looker}`,
}));

/** Opens a tab for a page, through the eyes of whoever looks. */
export async function openSwept(stage: Stage, scene: Scene, { looker }: Pick<SweptPage, 'looker'>, eyes: Eyes): Promise<Tab> {
  const person = { stranger: null, owner: scene.owner, 'young person': scene.youngPerson }[looker];
  const tab = person ? await stage.as(person, eyes) : await stage.stranger(eyes);
  tab.expect(/status of 404/);
  // Each tab would tell by what its device is known, more often than a person may.
  await tab.context.addInitScript((id) => {
    if (window.top === window) sessionStorage.setItem('device_told', id);
  }, person?.id ?? '');
  return tab;
}
