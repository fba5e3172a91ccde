/** One answer: a picture, and which start led to it. */
export interface Hit {
  readonly picture: bigint;
  readonly score: number;
  readonly start: bigint;
  /** Of the start's pictures the one that shares most boards with it, where one is known to. */
  readonly through?: bigint;
}

/** What an answer is bent towards. */
export interface Bias {
  /** The language of the viewer, such as `de`; empty where it is not known. */
  readonly language: string;
  /** Another day asks other boards of a picture that has many. */
  readonly day: number;
  readonly person?: bigint;
  readonly notPictures: readonly bigint[];
}

/** Pictures that belong together, such as those saved last to one board. */
export interface Start {
  /** What the hits name: a board, for example. */
  readonly start: bigint;
  /** The newest first: each counts a tenth less than the one before it. */
  readonly pictures: readonly bigint[];
}

export interface GraphState {
  readonly pictures: number;
  readonly boards: number;
  readonly saves: number;
  /** How long ago the graph knew of all changes; 0 where it does. */
  readonly behindMs: number;
  /** Milliseconds since the epoch; 0 where there is no graph. */
  readonly builtAt: number;
}

export interface DiscoveryState extends GraphState {
  /** Of how many pictures it is known how they look. */
  readonly looks: number;
}

/** What saves tell of pictures. */
export interface Graph {
  /** What is like a picture, the best first. */
  related(picture: bigint, bias: Bias, limit: number): Promise<Hit[]>;
  /** What these starts lead to, at most `limit` each, the best of each first, start after start; each picture once. */
  forStarts(starts: readonly Start[], bias: Bias, limit: number): Promise<Hit[]>;
  state(): GraphState;
}

/** What the pictures themselves tell, where saves tell nothing yet. */
export interface Looks {
  /** What looks like each picture, the most alike first, so many for each; nothing that is less alike than a cut-off. */
  alike(pictures: readonly bigint[], limit: number): Promise<Hit[]>;
  size(): number;
}

/**
 * What pictures lead to. Nobody who asks knows how it is found. No hit is a promise: whether its pins may be seen is decided
 * when they are read. Nothing comes where there is no graph, or none that answers in time; the caller has another source then.
 */
export interface Discovery extends Pick<Graph, 'related' | 'forStarts'>, Pick<Looks, 'alike'> {
  state(): DiscoveryState;
}

/** Stands where nobody knows how pictures look. */
export const noLooks: Looks = { alike: async () => [], size: () => 0 };

/** Stands where no recommender runs. */
export const noGraph: Graph = {
  related: async () => [],
  forStarts: async () => [],
  state: () => ({ pictures: 0, boards: 0, saves: 0, behindMs: 0, builtAt: 0 }),
};
