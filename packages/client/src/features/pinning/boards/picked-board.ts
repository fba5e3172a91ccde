/** The board that somebody chose, as far as saving needs it. */
export interface PickedBoard {
  readonly id: string;
  readonly name: string;
  readonly url: string;
}

/** The section within it. */
export interface PickedSection {
  readonly id: string;
  readonly title: string;
}
