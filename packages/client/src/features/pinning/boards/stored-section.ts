import type { Section } from '@bowerbird/contract/pinning/boards/records.ts';
import type { Stored } from '../../../store/stored.ts';

declare module '../../../store/stored.ts' {
  interface StoredRecords {
    section: StoredSection;
  }
}

export type StoredSection = Stored<Section>;
