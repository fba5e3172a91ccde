import { useEffect, useState } from 'react';
import type { PinDraft } from '@bowerbird/contract/creation/pin-drafts/schemas.ts';
import { PinDraftsResource } from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import { useAppDispatch, useAppStore } from '../../../store/hooks.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { resourceInvalidated, selectResource } from '../../../store/resources.slice.ts';
import { givenDrafts, type GivenDrafts } from './given-drafts.ts';

const PLACE = { name: PinDraftsResource.get.name, key: resourceKey({}) };

/** The drafts that came with the page. They are read once, because what comes later is fetched as it is then. */
export function useGivenDrafts(): GivenDrafts {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const [given] = useState(() => givenDrafts((selectResource(store.getState().resources, PLACE).data ?? []) as readonly PinDraft[]));
  useEffect(() => void dispatch(resourceInvalidated(PLACE)), [dispatch]);
  return given;
}
