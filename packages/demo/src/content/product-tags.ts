/** Where a picture of the demo shows a thing that another one sells; `x` and `y` are parts of its width and height. */
export interface DemoTag {
  readonly work: string;
  readonly x: number;
  readonly y: number;
}

/** Pictures with products on them, by the works that sell these. */
export const TAGGED: readonly { readonly work: string; readonly tags: readonly DemoTag[] }[] = [
  {
    work: 'tiny-blue-living-room',
    tags: [
      { work: 'field-lamp-clay', x: 0.49, y: 0.37 },
      { work: 'three-pots-for-three-teas', x: 0.49, y: 0.56 },
      { work: 'shell-chair-rust-wool', x: 0.31, y: 0.43 },
    ],
  },
  {
    work: 'night-studio-lamp-on',
    tags: [
      { work: 'field-lamp-violet', x: 0.49, y: 0.37 },
      { work: 'headphones-ink-and-honey', x: 0.36, y: 0.52 },
    ],
  },
  {
    work: 'coral-living-room-teal-sofa',
    tags: [
      { work: 'field-lamp-clay', x: 0.49, y: 0.37 },
      { work: 'glazed-mug-sea-green', x: 0.49, y: 0.55 },
      { work: 'cedar-and-fig-candle', x: 0.82, y: 0.56 },
    ],
  },
];
