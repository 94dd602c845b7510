// @ts-check
// Numbers of the rules that no table of the server has.

/** From so many huts on a crowd moves only to one at least as large. */
export const CROWD = 7;
