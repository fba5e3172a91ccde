import { pictureOfList } from '../../features/pinning/pins/index.ts';
import type { Text } from '../../i18n/i18n.tsx';
import type { RouteInput } from '../../routing/define-route.ts';
import type { HeadTags } from '../../routing/head.ts';
import type { RootState } from '../../store/create-store.ts';
import { homeResource } from './preload-home.ts';

export function homeHead(input: RouteInput, state: RootState, text: Text): HeadTags {
  const image = pictureOfList(state, homeResource(input, state).data);
  return { title: '', description: text('signUp.lead'), canonicalPath: '/', image };
}
