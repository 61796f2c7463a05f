/** Something that the page of the course shows as computed just now: how, and what the course or the SPEC says. */
export interface LiveExample {
  readonly expected: string;
  compute(): string | Promise<string>;
}
