import { FetchError } from '@bowerbird/server/core/safe-fetch/index.ts';
import type { Page } from 'playwright-core';
import { fillLogIn } from '../support/forms.ts';
import type { Person } from '../support/people.ts';
import { setStage } from '../support/stage.ts';

/** Sets the stage for settings; their instance reaches nothing of the web but the pages in `published`. */
export function setSettingsScene() {
  const published = new Map<string, string>();
  const stage = setStage({
    safeFetch: {
      fetchPage: async (url) => {
        const html = published.get(url);
        if (html === undefined) throw new FetchError('unreachable');
        return { url, html, isMoved: false };
      },
      fetchPicture: () => Promise.reject(new FetchError('unreachable')),
      fetchFilm: () => Promise.reject(new FetchError('unreachable')),
      findEnd: () => Promise.reject(new FetchError('unreachable')),
      fetchFile: () => Promise.reject(new FetchError('unreachable')),
      post: () => Promise.reject(new FetchError('unreachable')),
    },
  });

  const open = (page: Page, path: string) => page.goto(stage.url + path, { waitUntil: 'load' });

  async function logIn(page: Page, person: Person, password: string): Promise<void> {
    await open(page, '/login/');
    await fillLogIn(page, person.username, password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('button', { name: 'Your account' }).first().waitFor();
  }

  return {
    stage,
    published,
    open,
    toast: (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor(),
    logIn,
  };
}
