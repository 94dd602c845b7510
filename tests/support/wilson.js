// Wilson's interval, for figures of queries.

/** Wilson's interval as it is defined and not as it is solved: the furthest truths of which what was seen is not 1.96 deviations away. */
export function interval(cases, hits) {
  const far = (truth) => Math.abs(hits / cases - truth) > 1.96 * Math.sqrt(truth * (1 - truth) / cases);
  return [0, 1].map((end) => {
    let [near, beyond] = [hits / cases, end];
    for (let step = 0; step < 50; step += 1) [near, beyond] = far((near + beyond) / 2) ? [near, (near + beyond) / 2] : [(near + beyond) / 2, beyond];
    return near;
  });
}
