/**
 * What a feature adds to what others read; collected at boot, read from `core.contributions`.
 * The feature that reads a contribution declares its field here, by merging into this interface.
 */
export interface Contributions {
  readonly name: string;
}
