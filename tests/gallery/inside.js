// Functions that run inside the page: they replace the position on screen, and read what is drawn. Functions are sent as text, so each
// stands alone.

/** Shows a position as if the server had just told it, and presses what is to be pressed. */
export async function show({ info, update: told, press, chat = [], luck }) {
  const [{ state, update, drawChanges, emptyMatch }, { needGames, gameOn }, { loadPage }, table] = await Promise.all([import('/js/core/state.js'), import('/js/games/games.js'), import('/js/core/pages.js'), import('/js/match/messages.js')]);
  await Promise.all([needGames([info.game]), loadPage('match'), loadPage('dialogs')]);
  const match = emptyMatch(info.id, null);
  match.info = info;
  if (luck) match.luck = luck;
  table.applyUpdate(match, structuredClone(told), gameOn(state, info.game));
  match.chat = chat.map(([name, seat, text], number) => ({ number, name, seat, text, at_ms: 0, mentions: [] }));
  update((s) => {
    s.match = match;
    s.route = { name: 'match', id: info.id, key: '' };
    Object.assign(s.ui, { dialog: null, tab: 'log', hover: '', showBoard: false, more: false, focus: '' });
  });
  drawChanges();
  const { isSliced } = await import('/js/frame/incremental.js');
  for (let room = null; room !== state.ui.room || isSliced();) { // a board is measured with the frame after it is drawn, and laid out anew
    room = state.ui.room;
    await new Promise((drawn) => { requestAnimationFrame(() => requestAnimationFrame(drawn)); });
    drawChanges();
  }
  scrollTo(0, 0);
  for (const selector of press) {
    const node = [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0);
    if (!node) return `nothing is there to be pressed: ${selector}`;
    node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    drawChanges();
  }
  await document.fonts.ready;
  document.getAnimations().forEach((one) => { if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish(); });
  return '';
}

/** Reads the page: every finding as [check, words]. least: px of the smallest text; coarse: a finger presses */
export function inspect({ least, coarse }) {
  const found = [];
  const wide = document.documentElement.clientWidth;
  const words = (node) => `${node.closest('[data-testid]')?.getAttribute('data-testid') ?? node.closest('[class]')?.getAttribute('class') ?? node.localName}: "${node.textContent.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
  const tell = (check, text) => found.push([check, text]);
  const hiddenOne = (node) => Boolean(node.closest('.hidden, .skip, .on-board, [hidden], defs, noscript'));
  const dialog = document.querySelector('dialog[open]');
  const scene = dialog ?? document.body;

  /** How large the type is drawn. */
  const sizeOf = (node) => {
    const style = getComputedStyle(node);
    const matrix = node instanceof SVGElement ? node.getScreenCTM() : null;
    return parseFloat(style.fontSize) * (matrix ? Math.hypot(matrix.b, matrix.d) : 1);
  };
  /** Returns the part of a box that its ancestors do not clip. */
  const seenPart = (node, box) => {
    let { left, top, right, bottom } = box;
    for (let at = node; at && at !== document.body; at = at.parentElement) {
      if (at instanceof SVGElement) continue;
      const style = getComputedStyle(at);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const frame = at.getBoundingClientRect();
      if (style.overflowX !== 'visible') { left = Math.max(left, frame.left); right = Math.min(right, frame.right); }
      if (style.overflowY !== 'visible') { top = Math.max(top, frame.top); bottom = Math.min(bottom, frame.bottom); }
    }
    return { left, top, right, bottom };
  };
  const inPlace = (node) => { // in a layer above the page, or in the page
    for (let at = node; at && at !== document.body; at = at.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position) || at.matches('.dock, .more-sheet')) return at;
    }
    return null;
  };

  const texts = [];
  const walker = document.createTreeWalker(scene, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement;
    if (!text.textContent.trim() || hiddenOne(node) || node.closest('option, style, script, title')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const size = sizeOf(node);
    const lines = (node instanceof SVGElement ? [node.getBoundingClientRect()] : [...range.getClientRects()]).filter((box) => box.width >= 1 && box.height >= 1);
    const shown = lines.map((box) => ({ box, seen: seenPart(node, box) })).filter(({ seen }) => seen.right - seen.left >= 1 && seen.bottom - seen.top >= 1);
    if (shown.length && size < least - 0.05) tell('small text', `${size.toFixed(1)} px ${words(node)}`);
    // A line of type has ink only in its middle: letters without ascenders or descenders may come close.
    for (const { box, seen } of shown) {
      const trim = Math.max(0, (seen.bottom - seen.top - size * 0.72) / 2);
      texts.push({ node, size, box, seen: { ...seen, top: seen.top + trim, bottom: seen.bottom - trim }, layer: inPlace(node) });
    }
  }

  for (const { node } of texts) if (/(^|[^\p{L}\p{N}])-\d/u.test(node.textContent)) tell('hyphen', words(node));

  for (let i = 0; i < texts.length; i += 1) {
    for (let j = i + 1; j < texts.length; j += 1) {
      const [a, b] = [texts[i], texts[j]];
      if (a.node === b.node || a.layer !== b.layer) continue;
      const over = Math.min(a.seen.right, b.seen.right) - Math.max(a.seen.left, b.seen.left);
      const deep = Math.min(a.seen.bottom, b.seen.bottom) - Math.max(a.seen.top, b.seen.top);
      if (over > 2 && deep > 2) tell('overlap', `${words(a.node)} on ${words(b.node)}`);
    }
  }

  for (const { node, seen } of texts.filter((one) => one.node.matches('.territory-name, .fortune-sign'))) {
    for (const hut of scene.querySelectorAll('.territory .huts .clan-hut, .territory .hut-count-ground')) {
      const box = hut.getBoundingClientRect();
      const over = Math.min(seen.right, box.right) - Math.max(seen.left, box.left);
      const deep = Math.min(seen.bottom, box.bottom) - Math.max(seen.top, box.top);
      if (over > 2 && deep > 2) tell('overlap', `${words(node)} on a hut of ${hut.closest('[data-testid]').dataset.testid}, by ${deep.toFixed(0)} px`);
    }
  }

  // Rings and people cover neither prices nor words; marks of seats leave the figures of the trade track free.
  const cross = (root, over, under, gap = -1) => {
    const free = [...root.querySelectorAll(under)].map((node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      const trim = node.matches('text') ? (bottom - top) * 0.2 : 0; // figures have nothing below their line
      return { node, box: { left, right, top: top + trim, bottom: bottom - trim } };
    });
    for (const cover of root.querySelectorAll(over)) {
      const box = cover.getBoundingClientRect();
      for (const one of free) {
        const wide = Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left);
        const deep = Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top);
        if (wide > -gap && deep > -gap) tell('overlap', `${cover.getAttribute('class')} on ${one.node.getAttribute('class')} of ${words(one.node)}`);
      }
    }
  };
  for (const place of scene.querySelectorAll('g.place.is-card, g.place.is-building')) cross(place, '.ring, .crowd .walk', '.pebble, .price, .price-jewel, .board-note', 1);
  for (const track of scene.querySelectorAll('.trade-track')) {
    cross(track, '.walk', 'text');
    const rates = new Set([...track.querySelectorAll('.track-rate')].map((node) => node.textContent));
    if (rates.size < 4) tell('cut off', `the rates of the trade track: ${[...rates]}`);
  }
  for (const { node, box } of texts.filter(({ node }) => node.closest('.seat-chip') && !node.matches('.chip-name, .chip-note'))) {
    const limit = node.closest('.seat-chip').getBoundingClientRect();
    if (box.right > limit.right - 2 || box.left < limit.left + 2) tell('outside', `its chip: ${words(node)}`);
  }

  // A text stays within what frames it: a button, a player's board, a place of the map of its board, the window.
  const FRAMES = 'button, .tag, .seat-board, .panel, .confirm, .status-line, .talk, .guest-hint, .vote, g.place, g.epoch, g.lane, .trade-track, .stage, dialog';
  for (const { node, box, seen, layer } of texts) {
    const scrolls = node.closest('.log, .ledger-frame, .figure-frame');
    const short = getComputedStyle(node).textOverflow === 'ellipsis';
    if (!scrolls && !short && (box.left < -1 || box.right > wide + 1)) tell('outside', `beside the window: ${words(node)}`);
    const frame = node.closest(FRAMES);
    const slab = frame instanceof SVGElement ? frame.querySelector('.slab, .epoch-ground, .track-edge') ?? frame : frame;
    if (slab && !scrolls && !short && !node.closest('.chip-name, .seat-name, .last-event, .replay-words')) {
      const limit = slab.getBoundingClientRect();
      const [dx, dy] = [Math.max(limit.left - box.left, box.right - limit.right), Math.max(limit.top - seen.top, seen.bottom - limit.bottom)];
      if (dx > 2 || dy > 2) tell('outside', `its frame, by ${Math.max(dx, dy).toFixed(0)} px: ${words(node)}`);
    }
    if (!scrolls && !layer && !node.closest('.sheet') && (seen.bottom - seen.top < 0.6 * (box.bottom - box.top) * 0.72 - 1)) tell('cut off', words(node));
  }
  for (const sheet of document.querySelectorAll('.sheet > .ledger-frame')) {
    if (sheet.scrollWidth > sheet.clientWidth + 2) tell('cut off', `the score sheet: ${sheet.scrollWidth - sheet.clientWidth} px are not seen`);
  }
  const seats = document.querySelector('.seats');
  if (seats && seats.scrollHeight > seats.clientHeight + 2) tell('cut off', `players' boards: ${seats.scrollHeight - seats.clientHeight} px are not seen`);

  if (coarse) {
    for (const node of scene.querySelectorAll('button, a[href], input, select, textarea, summary, g.may, [role=tab]')) {
      if (hiddenOne(node) || node.closest('p, .log li') || !node.getClientRects().length || node.matches('[type=radio], [type=checkbox]')) continue;
      const box = (node.matches('g') ? node.querySelector('.slab, .veil') ?? node : node).getBoundingClientRect();
      if (box.width < 43.5 || box.height < 43.5) tell('small target', `${box.width.toFixed(0)} x ${box.height.toFixed(0)} ${words(node)}`);
    }
  }
  const sideways = document.documentElement.scrollWidth - wide;
  if (sideways > 0) tell('sideways', `${sideways} px`);
  return found;
}
