import type { ReactNode } from 'react';
import type { MessageId } from '../../../i18n/message-id.ts';
import { Icon } from '../../../ui/icon/icon.tsx';

interface ImportSource {
  readonly name: MessageId;
  /** Which files it gives. */
  readonly files: MessageId;
  /** How one gets them. */
  readonly how: MessageId;
  readonly icon: ReactNode;
}

/** Where people come from, and how they get a file there. */
export const importSources = [
  { name: 'imports.browser', files: 'imports.browserFiles', how: 'imports.browserHow', icon: <Icon name="browsers" size={20} /> },
  { name: 'imports.pinterest', files: 'imports.pinterestFiles', how: 'imports.pinterestHow', icon: <Icon name="push-pin" size={20} /> },
  { name: 'imports.raindrop', files: 'imports.raindropFiles', how: 'imports.raindropHow', icon: <Icon name="cloud" size={20} /> },
  { name: 'imports.pocket', files: 'imports.pocketFiles', how: 'imports.pocketHow', icon: <Icon name="tray" size={20} /> },
  { name: 'imports.arena', files: 'imports.arenaFiles', how: 'imports.arenaHow', icon: <Icon name="asterisk" size={20} /> },
  { name: 'imports.pinry', files: 'imports.pinryFiles', how: 'imports.pinryHow', icon: <Icon name="tree-evergreen" size={20} /> },
  { name: 'imports.karakeep', files: 'imports.karakeepFiles', how: 'imports.karakeepHow', icon: <Icon name="leaf" size={20} /> },
  { name: 'imports.linkwarden', files: 'imports.linkwardenFiles', how: 'imports.linkwardenHow', icon: <Icon name="link" size={20} /> },
  { name: 'imports.instagram', files: 'imports.instagramFiles', how: 'imports.instagramHow', icon: <Icon name="camera" size={20} /> },
  { name: 'imports.mymind', files: 'imports.mymindFiles', how: 'imports.mymindHow', icon: <Icon name="brain" size={20} /> },
  { name: 'imports.shaarli', files: 'imports.shaarliFiles', how: 'imports.shaarliHow', icon: <Icon name="bookmarks" size={20} /> },
  { name: 'imports.pictures', files: 'imports.picturesFiles', how: 'imports.picturesHow', icon: <Icon name="images" size={20} /> },
  { name: 'imports.table', files: 'imports.tableFiles', how: 'imports.tableHow', icon: <Icon name="table" size={20} /> },
  { name: 'imports.feed', files: 'imports.feedFiles', how: 'imports.feedHow', icon: <Icon name="rss" size={20} /> },
  { name: 'imports.bowerbird', files: 'imports.bowerbirdFiles', how: 'imports.bowerbirdHow', icon: <Icon name="package" size={20} /> },
] as const satisfies readonly ImportSource[];
