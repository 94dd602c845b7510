// @ts-check
// A failure with the name by which it has words (error.NAME).

export class Failure extends Error {
  /** @param {string} name @param {Record<string, any>} [more] members of the refusal */
  constructor(name, more = {}) {
    super(name);
    this.name = name;
    this.more = more;
  }
}
