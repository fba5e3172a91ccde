import { useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { DraftForm } from './draft-form.tsx';
import { emptyDraft, type Draft } from './draft.ts';

const found = {
  items: [
    {
      url: 'https://linen.org/a.jpg',
      preview_url: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
      width: 600,
      height: 900,
      alt: 'Curtains',
      title: '',
      description: '',
      media_type: 'image',
    },
  ],
  page: { title: 'Linen and light', description: '', site_name: 'Linen', canonical_url: 'https://linen.org/', nopin: null },
};

function Form({ onChange, given }: { onChange: (draft: Draft) => void; given: Partial<Draft> }) {
  const [draft, setDraft] = useState<Draft>({ ...emptyDraft('a'), ...given });
  const change = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    onChange(next);
  };
  return <DraftForm draft={draft} problems={{}} onChange={change} />;
}

async function typeLink(given: Partial<Draft> = {}, answer: unknown = found) {
  const drafts: Draft[] = [];
  const asked: unknown[] = [];
  await mount(<Form given={given} onChange={(draft) => void drafts.push(draft)} />, {
    answer: ({ name, input }) => {
      if (name === 'FindPinImagesResource.get') asked.push(input);
      return name === 'FindPinImagesResource.get' ? answer : [];
    },
  });
  await userEvent.type(page.getByLabelText('Link'), 'linen.org');
  expect(asked).toEqual([]);
  await userEvent.tab();
  return { drafts, asked };
}

const group = () => page.getByRole('group', { name: 'Where the link leads' });

describe('the preview of a link', () => {
  it('shows the page’s title, site and picture once the field is left, and gives title and picture to a draft without them', async () => {
    const { drafts } = await typeLink();
    await expect.element(group().getByText('Linen and light')).toBeVisible();
    await group().getByRole('button', { name: 'Use its title' }).click();
    await group().getByRole('button', { name: 'Use its picture' }).click();
    expect(drafts.at(-1)).toMatchObject({
      title: 'Linen and light',
      altText: 'Curtains',
      link: 'https://linen.org',
      picture: { kind: 'web', sourceUrl: 'https://linen.org/a.jpg' },
    });
    await expect.element(group().getByRole('button')).not.toBeInTheDocument();
  });

  it('offers nothing that the draft has already', async () => {
    await typeLink({ title: 'Mine', picture: { kind: 'web', url: '', sourceUrl: 'https://other.org/b.jpg', width: 1, height: 1 } });
    await expect.element(group().getByText('Linen and light')).toBeVisible();
    await expect.element(group().getByRole('button')).not.toBeInTheDocument();
  });

  it('says so where the page does not answer, and takes the link all the same', async () => {
    const { drafts, asked } = await typeLink({}, { items: [], page: { ...found.page, title: '' } });
    await expect.element(page.getByText('We could not look at this page. The link stays as it is.')).toBeVisible();
    expect(asked).toEqual([{ url: 'https://linen.org', is_preview: true }]);
    expect(drafts.at(-1)).toMatchObject({ link: 'https://linen.org' });
  });

  async function open(link: string) {
    const asked: unknown[] = [];
    await mount(<Form given={{ link }} onChange={() => undefined} />, {
      answer: ({ name, input }) => {
        if (name === 'FindPinImagesResource.get') asked.push(input);
        return name === 'FindPinImagesResource.get' ? found : [];
      },
    });
    return asked;
  }

  it('is there for a draft that is opened with a link, until that is changed', async () => {
    const asked = await open('https://linen.org/');
    await expect.element(group().getByText('Linen and light')).toBeVisible();
    await userEvent.type(page.getByLabelText('Link'), 'curtains');
    await expect.element(group()).not.toBeInTheDocument();
    expect(asked).toEqual([{ url: 'https://linen.org/', is_preview: true }]);
  });

  it('is not asked for where a draft is opened with a link that is wrong', async () => {
    const asked = await open('javascript:alert(1)');
    await expect.element(page.getByLabelText('Link')).toHaveValue('javascript:alert(1)');
    expect(asked).toEqual([]);
  });
});
