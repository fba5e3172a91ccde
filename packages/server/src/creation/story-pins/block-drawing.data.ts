/** A block as it is drawn in its own box, before it is scaled, turned and put on its page. */
export interface BlockDrawing {
  /** Shapes of an SVG. */
  readonly shapes: string;
  /** What lies on the shapes. */
  readonly pictures: readonly BlockPicture[];
  readonly width: number;
  readonly height: number;
}

/** A small square picture within a block. */
export interface BlockPicture {
  readonly signature: string;
  readonly left: number;
  readonly top: number;
  readonly side: number;
  /** How far its corners are rounded, as a share of its side. */
  readonly corners: number;
}
