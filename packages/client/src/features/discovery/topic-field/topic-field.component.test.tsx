import { useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import type { InterestTag } from '@bowerbird/contract/discovery/topics/schemas.ts';
import { mount } from '../../../testing/mount.tsx';
import { TopicField } from './topic-field.tsx';

const pottery: InterestTag = { id: '1', name: 'Pottery' };

function Field() {
  const [tags, setTags] = useState<readonly InterestTag[]>([]);
  return <TopicField tags={tags} onChange={setTags} />;
}

describe('a word that is entered as a topic', () => {
  it('is added where there is one, and stays to be corrected where there is none', async () => {
    await mount(<Field />, {
      answer: ({ input }) => ((input as { term?: string }).term?.toLowerCase().startsWith('pot') ? [pottery] : []),
    });
    const field = page.getByLabelText('Topics');
    await field.fill('zzqqxx');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alert')).toHaveTextContent('There is no topic “zzqqxx”. Please correct it, or try another word.');
    await expect.element(field).toHaveValue('zzqqxx');
    await field.fill('Pottery');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Pottery' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Remove Pottery' })).toBeVisible();
    await field.fill('pottery');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alert')).toHaveTextContent('“pottery” is there already.');
  });
});
