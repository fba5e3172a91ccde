import { useState } from 'react';
import { InterestTagsResource, PinInterestsResource } from '@bowerbird/contract/discovery/topics/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { troubleTitle } from '../../../store/failure-shown.ts';
import { useResource } from '../../../store/hooks.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import type { PinField, PinFieldProps } from '../../pinning/pins/index.ts';
import type { InterestTag } from '@bowerbird/contract/discovery/topics/schemas.ts';

/** It comes when the dialog is open, because most pages have the dialog and no field. */
const TopicField = lazyPart(async () => (await import('./topic-field.tsx')).TopicField);

/** What the owner says that a pin is about. */
function PinTopics({ pin, onChange }: PinFieldProps) {
  const text = useText();
  const { data, error } = useResource(InterestTagsResource.get, { pin_id: pin.id });
  const [chosen, setChosen] = useState<readonly InterestTag[]>();
  const tags = chosen ?? data;
  if (error) return <p role="alert">{text(troubleTitle(error))}</p>;
  if (!tags) return <SkeletonText lines={1} />;
  return (
    <TopicField
      tags={tags}
      onChange={(next) => {
        setChosen(next);
        onChange({ interest_tags: next.map(({ id }) => id) });
      }}
    />
  );
}

const field: PinField = { Field: PinTopics, outdates: [InterestTagsResource.get.name, PinInterestsResource.get.name] };
export default field;
