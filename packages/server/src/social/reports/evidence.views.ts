/** A thing as it was seen when somebody reported it. */
export interface Evidence {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  /** The signature of its picture; empty without one. */
  readonly picture: string;
  readonly author: string;
  readonly username: string;
}

/** What is reported, with who is answerable for it. */
export interface ReportedRow {
  readonly author_id: string;
  readonly picture_id: string | null;
  readonly evidence: Evidence;
}
