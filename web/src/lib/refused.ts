/** Something was not done: a text id and what fills its blanks. */
export class Refused extends Error {
  constructor(
    readonly why: string,
    readonly blanks: Record<string, string | number> = {},
    readonly status = 0,
  ) {
    super(why);
  }
}
