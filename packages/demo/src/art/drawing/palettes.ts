/** Colours by the part they play, so that one drawing can wear many moods. */
export type Palette = {
  paper: string;
  tint: string;
  ink: string;
  main: string;
  second: string;
  third: string;
  accent: string;
};

const palette = (paper: string, tint: string, ink: string, main: string, second: string, third: string, accent: string): Palette => ({
  paper,
  tint,
  ink,
  main,
  second,
  third,
  accent,
});

/** Small families of colours that go well together, each named for its mood. */
export const PALETTES = {
  bower: palette('#efe6d6', '#dfe4fb', '#1b2150', '#2b3fd9', '#8fa3ee', '#e6c88f', '#e8734f'),
  apricot: palette('#fbe7d2', '#f7d2b0', '#4a2130', '#e8734f', '#f4b942', '#7a3346', '#2f6f6b'),
  fjord: palette('#e4eef0', '#c6dde2', '#14323f', '#3c7486', '#8fb7bd', '#e7c9a0', '#d9694a'),
  moss: palette('#edeedd', '#d6dfc0', '#22382c', '#3f6b4f', '#8fae6a', '#e3b95a', '#c8553d'),
  plum: palette('#f3e3e4', '#e3c6cf', '#3a1d33', '#7a3356', '#c77a93', '#f0b79a', '#e9b44c'),
  night: palette('#171c3f', '#2a3268', '#f3e9d2', '#8fa3ee', '#f4c95d', '#e8734f', '#98c2aa'),
  tomato: palette('#fdf0e1', '#f9d9c2', '#45170f', '#d9482f', '#f4a52a', '#6f8f4a', '#1f4d6b'),
  mint: palette('#e3f1ea', '#c4e3d6', '#173a35', '#2f8f7c', '#f28f7a', '#f6d06f', '#36507a'),
  rose: palette('#fbe6e4', '#f6cdcb', '#4b1b2b', '#d9576b', '#f29c8f', '#8fb7a5', '#2b3f7a'),
  sand: palette('#f4ead9', '#e8d6b8', '#3a2a20', '#b9804f', '#d9b07a', '#6f8a86', '#c2452d'),
  lagoon: palette('#e0f2f3', '#b5dfe2', '#0f3a4a', '#1f8fa6', '#5fc0bd', '#f9d98c', '#f0735a'),
  saffron: palette('#fff1cf', '#fbdc94', '#3f2416', '#e99a1c', '#d9582f', '#2f5f7a', '#7a2f4a'),
  ink: palette('#f2efe8', '#dfdad0', '#1c1d26', '#2b2f45', '#767a8c', '#c9c3b4', '#d9482f'),
  lilac: palette('#efe8f7', '#d9cbee', '#2d2350', '#7d62b8', '#b79ad6', '#f4c0a8', '#f2c14e'),
  forest: palette('#1f372e', '#2c4d40', '#f0e8d2', '#8fbf94', '#e3b95a', '#e8734f', '#cfe0c4'),
  brick: palette('#f0dccb', '#e3bfa5', '#3b1712', '#a83f2c', '#d9795a', '#3f5f6b', '#f0b85a'),
  sky: palette('#e6f1fb', '#c5dff5', '#15294d', '#3a7bd5', '#8ebcec', '#ffd27a', '#ef6a57'),
  olive: palette('#f1ecd7', '#ddd6ad', '#32331a', '#75793a', '#a8a65a', '#d98b4a', '#8c3a3a'),
  candy: palette('#fff0ee', '#ffdcd8', '#40224d', '#f0708a', '#ffb25e', '#66b8c4', '#8f6bd1'),
  cocoa: palette('#f3e5d8', '#e2c7b0', '#2e1a14', '#7a4a34', '#b97f5a', '#e9bd86', '#4f7a78'),
  ember: palette('#2b1620', '#46202b', '#fde6cf', '#ef7f4d', '#f7bd5a', '#b83a4a', '#7fb0a8'),
  frost: palette('#eef3f8', '#d5e2ee', '#1f2d45', '#5b86b4', '#a9c6de', '#e8d9c4', '#d8637a'),
} satisfies Record<string, Palette>;

export type Mood = keyof typeof PALETTES;

/** The three lively colours of a palette and its accent, for patterns. */
export const lively = (colors: Palette): string[] => [colors.main, colors.second, colors.third, colors.accent];
