import { chooseLocale } from '@bowerbird/domain/choose-locale.ts';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openBrowser, openTab, type Eyes, type Tab } from './browser.ts';
import { startTestInstance, type Instance, type InstanceOptions } from './instance.ts';
import { setLanguage } from './languages.ts';
import { signUp, type CastName, type Person } from './people.ts';

/** Where the journeys of one file play: an instance, a browser, and the people who have come so far. */
export interface Stage {
  readonly url: string;
  readonly databaseUrl: string;
  readonly mediaDir: string;
  /** An account of the cast, made when it is first needed. */
  person(name: CastName): Promise<Person>;
  /** A tab in which nobody is signed in. */
  stranger(eyes?: Eyes): Promise<Tab>;
  /** A tab of a person who is signed in. */
  as(person: Person, eyes?: Eyes): Promise<Tab>;
}

export interface StageOptions extends InstanceOptions {
  readonly prepare?: (stage: Stage) => Promise<void>;
  /** Whether tabs stay open from one journey to the next, and people keep their language. */
  readonly keepsTabs?: boolean;
}

/**
 * Sets the stage for a file. After each journey its tabs are closed, and none may have complained of anything but what
 * it told the tab to expect: no console error, exception, hydration warning or broken policy.
 */
export function setStage(options: StageOptions = {}): Stage {
  let instance: Instance;
  let browser: Browser;
  const people = new Map<CastName, Promise<Person>>();
  const speakers = new Set<string>();
  const tabs: Tab[] = [];

  const open = async (eyes?: Eyes) => {
    const tab = await openTab(browser, eyes);
    tabs.push(tab);
    return tab;
  };
  const stage: Stage = {
    get url() {
      return instance.url;
    },
    get databaseUrl() {
      return instance.databaseUrl;
    },
    get mediaDir() {
      return instance.mediaDir;
    },
    person: (name) => {
      const known = people.get(name) ?? signUp(instance.url, name, options.env?.['PUBLIC_URL']);
      people.set(name, known);
      return known;
    },
    stranger: open,
    as: async (person, eyes) => {
      const tab = await open(eyes);
      // A page of theirs is in the language of their account, not in that of their browser.
      const locale = chooseLocale([eyes?.locale ?? 'en']);
      if (locale !== 'en') {
        speakers.add(person.id);
        await setLanguage(instance.databaseUrl, [person.id], locale);
      }
      await person.enter(tab.context);
      return tab;
    },
  };

  const leave = async () => {
    await Promise.all(tabs.splice(0).map(({ context }) => context.close()));
    await setLanguage(instance.databaseUrl, [...speakers], 'en');
    speakers.clear();
  };

  beforeAll(async () => {
    [instance, browser] = await Promise.all([startTestInstance(options), openBrowser()]);
    await options.prepare?.(stage);
  });
  afterEach(async ({ task }) => {
    const complaints = tabs.flatMap((tab) => tab.complaints());
    if (options.keepsTabs) for (const tab of tabs) tab.forgetComplaints();
    else await leave();
    // What failed already says why; its page complains because of it.
    if (task.result?.state !== 'fail') expect(complaints, complaints.join('\n')).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await instance?.close();
  });
  return stage;
}
