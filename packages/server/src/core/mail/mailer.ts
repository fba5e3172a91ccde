/** One mail, ready to send. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends mails, or keeps them for the owner to read when no mail server is configured. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
