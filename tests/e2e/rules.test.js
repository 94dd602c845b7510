// The rules pages and the help at the table, in Chromium on the real server. All sections and pictures are there in both languages, a
// running match loses nothing beside them, and help opens by mouse, keyboard and finger on every kind of thing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseGame, id, PHONE, shot, signIn, stage, toPlace, useTool, WIDE } from '../support/browser.js';
import { guest, Rest, table } from '../support/rest.js';
import { patient, until } from '../support/patience.js';

const SECTIONS = {
  stoneage: ['idea', 'setup', 'placing', 'using', 'gather', 'village', 'tools', 'cards', 'buildings', 'feeding', 'end', 'scoring', 'rulings',
    'variants', 'harsh_winter', 'wild_animals', 'igloos', 'new_huts', 'mammoth_herd', 'expansion', 'together'],
  clans: ['idea', 'map', 'setup', 'move', 'village', 'epochs', 'several', 'end', 'tips'],
};

const here = stage();
const { people } = here;
const prefer = (who, prefs) => who.page.addInitScript((text) => localStorage.setItem('ochre.prefs', text), JSON.stringify(prefs));
const tip = (who) => id(who, 'help-tip');
const catalogue = (game) => new Rest(here.server).get(`/api/games/${game}`);

/** At a started match of a person, who begins, and bots who do not dawdle. */
async function openTable(who, game, seats = 3) {
  const moa = await guest(here.server, 'Moa');
  await signIn(who, moa);
  const match = await table([moa], { game, bots: Array(seats - 1).fill('easy'), start_seat: 0 });
  await who.page.goto(`/match/${match.id}`);
  await id(who, 'board').waitFor();
  await id(who, 'panel').waitFor();
}

/** All of a rules page is laid out: what is far below the window else is only when somebody comes near it. */
async function readWhole(who, game) {
  await who.page.goto(`/#/rules/${game}`);
  await who.page.locator(`[data-testid="rules"][data-game="${game}"] [data-testid="rules-end"]`).waitFor({ state: 'attached' }); // the other game's may still be there
  await who.page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.rule { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Returns the contents of a rules page. */
function inventory(page) {
  return page.evaluate(() => {
    const article = document.querySelector('[data-testid="rules"]');
    const boxes = [...article.querySelectorAll('[data-picture]')].map((picture) => picture.getBoundingClientRect());
    return {
      sections: [...article.querySelectorAll('[data-section]')].map((node) => node.dataset.section),
      empty: [...article.querySelectorAll('[data-section]')].filter((node) => node.innerText.trim().length < 60).map((node) => node.dataset.section),
      contents: [...article.querySelectorAll('[data-testid="rules-contents"] a')].map((link) => link.getAttribute('href')),
      pictures: boxes.length, blank: boxes.filter((box) => box.width < 30 || box.height < 20).length,
      unnamed: [...article.querySelectorAll('[data-picture]')].filter((picture) => !picture.getAttribute('aria-label')).length,
      entries: [...article.querySelectorAll('[data-entry]')].map((node) => node.dataset.entry),
      text: article.innerText, wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });
}

for (const game of Object.keys(SECTIONS)) {
  for (const [lang, view, theme] of [['en', WIDE, 'day'], ['de', PHONE, 'night'], ['de', WIDE, 'day'], ['en', PHONE, 'night']]) {
    test(`the rules of ${game} have all sections and pictures: ${lang}, ${view.width} px`, { timeout: patient(60000) }, () => people([{ viewport: view }], async (who) => {
      await prefer(who, { lang, theme });
      await readWhole(who, game);
      const found = await inventory(who.page);
      assert.deepEqual(found.sections, SECTIONS[game]);
      assert.deepEqual(found.contents, SECTIONS[game].map((section) => `#/rules/${game}/${section}`));
      assert.deepEqual([found.empty, found.blank, found.unnamed], [[], 0, 0]);
      assert.ok(found.pictures >= { stoneage: 25, clans: 12 }[game], `${found.pictures} pictures`);
      assert.doesNotMatch(found.text, /undefined|NaN|\[object|\*\*|\b(sa|cl|help|rule|var|option)\.[a-z]/);
      assert.ok(found.wide <= 0, `the page is ${found.wide} px too wide`);
      await shot(who, `rules-${game}-${lang}`);
    }));
  }
}

test('nothing that is seen moves while the rules and a table come, slice after slice', { timeout: patient(60000) }, () => people([{ viewport: PHONE }], async (who) => {
  await who.page.addInitScript(() => {
    window.paint?.(true);
    window.moved = [];
    new PerformanceObserver((list) => list.getEntries().forEach(({ value, sources }) => {
      window.moved.push([value, ...sources.map(({ node }) => `${node?.nodeName} ${node?.getAttribute?.('class')}`)]);
    })).observe({ type: 'layout-shift', buffered: true });
  });
  const much = async () => (await who.page.evaluate(() => window.moved)).filter(([value]) => value > 0.06); // the head of a page leaves a table: .056
  await who.page.goto('/#/rules/stoneage');
  await id(who, 'rules-end').waitFor({ state: 'attached' });
  assert.deepEqual(await much(), []);
  await who.page.addInitScript(() => {
    new MutationObserver((_, watch) => {
      const asked = [...document.querySelectorAll('.panel .on-board [data-testid^="place-"]')].map((button) => button.dataset.testid);
      if (!asked.length) return;
      watch.disconnect();
      window.missing = asked.filter((name) => !document.querySelector(`[data-testid="${name.replace('place', 'board')}"]`));
    }).observe(document, { childList: true, subtree: true });
  });
  await openTable(who, 'stoneage');
  assert.deepEqual(await who.page.evaluate(() => window.missing), [], 'what is asked on the board is there when it is asked');
  await who.page.locator('.side .talk, .talk').first().waitFor({ state: 'attached' });
  assert.deepEqual(await much(), []);
}));

test('what the pages count is what the tables hold', { timeout: patient(60000) }, () => people([{}], async (who) => {
  const { tables } = await catalogue('stoneage');
  const base = tables.cards.filter((row) => !row.option);
  await readWhole(who, 'stoneage');
  const { entries } = await inventory(who.page);
  for (const top of new Set(base.map((row) => row.top))) assert.ok(entries.includes(top), top);
  for (const place of ['hunt', 'forest', 'clay_pit', 'quarry', 'river', 'field', 'hut', 'tool_maker']) assert.ok(entries.includes(place), place);
  for (const trade of new Set(base.map((row) => row.trade).filter(Boolean))) assert.ok(entries.includes(trade), trade);
  const heading = (top) => who.page.locator(`[data-entry="${top}"] h3`).innerText();
  assert.match(await heading('dice_for_all'), new RegExp(`^${base.filter((row) => row.top === 'dice_for_all').length} ×`));
  const river = tables.places.find((row) => row.place === 'river');
  assert.match(await who.page.locator('[data-entry="river"]').innerText(), new RegExp(`full ${river.divisor} is 1 gold`));

  const { tables: { epochs } } = await catalogue('clans');
  await readWhole(who, 'clans');
  const rows = await who.page.locator('[data-section="epochs"] tbody tr').allInnerTexts();
  assert.deepEqual(rows.map((row) => Number(/\+(\d)/.exec(row)[1])), epochs.map((row) => row.bonus));
  const marked = await who.page.locator('[data-section="epochs"] .provenance').count();
  assert.equal(marked, epochs.flatMap((row) => [row.favourable_provenance, row.unfavourable_provenance]).filter((provenance) => provenance !== 'sourced').length);
}));

test('every rule of every variant is there, with its provenance', { timeout: patient(60000) }, () => people([{}], async (who) => {
  const { tables } = await catalogue('stoneage');
  await readWhole(who, 'stoneage');
  const shown = await who.page.evaluate(() => [...document.querySelectorAll('[data-rule]')].map((row) => ({
    rule: row.dataset.rule, option: row.closest('[data-section]').dataset.section, provenance: /provenance-(sourced|inferred|house)/.exec(row.querySelector('.provenance').className)[1],
  })));
  assert.deepEqual(shown, (tables.variant_rules ?? []).map(({ rule, option, provenance }) => ({ rule, option, provenance })));
  const means = await who.page.locator('[data-section="variants"] .provenance-legend dd').allInnerTexts();
  assert.equal(means.length, 3);
  const tag = who.page.locator('[data-rule="WA5"] .provenance');
  await tag.scrollIntoViewIfNeeded();
  await tag.hover();
  await tip(who).waitFor();
  assert.match(await tip(who).innerText(), /house rule\s+We couldn’t find the printed rule or value/i);
}));

test('an address leads to a section, and lobby and new table lead to the rules', { timeout: patient(60000) }, () => people([{}], async (who) => {
  const { page } = who;
  await page.goto('/#/rules/stoneage/feeding');
  await page.waitForFunction(() => Math.abs(document.querySelector('[data-section="feeding"]')?.getBoundingClientRect().top ?? 999) < 60);
  await page.goto('/');
  await id(who, 'rules-clans').click();
  await id(who, 'rule-epochs').waitFor();
  await page.locator('[data-testid="rules-contents"] a[href$="/end"]').click();
  await page.waitForFunction(() => location.hash === '#/rules/clans/end' && document.querySelector('[data-section="end"]').getBoundingClientRect().top < innerHeight);
  await id(who, 'rules-of-stoneage').click();
  await id(who, 'rule-tools').waitFor();
  await page.goto('/');
  await id(who, 'create').click();
  assert.equal(await id(who, 'create-rules').getAttribute('href'), './#/rules/stoneage');
  const left = await page.evaluate(() => {
    document.querySelector('[data-testid="create-count-2"]').click();
    return document.querySelectorAll('select[data-testid^="create-seat-"]').length;
  });
  assert.equal(left, 1, 'what a click has changed is drawn before anybody can click again');
  await chooseGame(who, 'clans');
  const [beside] = await Promise.all([who.context.waitForEvent('page'), id(who, 'create-rules').click()]);
  await beside.getByTestId('rule-epochs').waitFor();
  assert.equal(new URL(beside.url()).hash, '#/rules/clans');
  assert.ok(await id(who, 'create-go').isVisible(), 'the table that is being made stays as it is');
}));

test('a link to a section leads there, also if content above it is laid out later', { timeout: patient(60000) }, () => people([{}], async (who) => {
  const { page } = who;
  await page.addInitScript(() => addEventListener('scroll', () => { // what a browser does that guessed wrongly
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { overflow-anchor: none; } .rules-body > .rule { padding-bottom: 80px; }');
    document.adoptedStyleSheets.push(sheet);
  }, { once: true }));
  await page.goto('/#/rules/stoneage/feeding');
  const section = () => Math.abs(document.querySelector('[data-section="feeding"]')?.getBoundingClientRect().top ?? 999) < 60;
  await page.waitForFunction(() => getComputedStyle(document.querySelector('[data-section="feeding"]') ?? document.body).paddingBottom === '80px');
  await page.waitForFunction(section);
  await page.mouse.wheel(0, -500);
  await page.waitForFunction(() => document.querySelector('[data-section="feeding"]').getBoundingClientRect().top > 300);
}));

test('the rules open beside a running match, which goes on', { timeout: patient(60000) }, () => people([{ viewport: WIDE }], async (who) => {
  await openTable(who, 'stoneage');
  const address = new URL(who.page.url()).pathname;
  await toPlace(who, 'hunt');
  await id(who, 'rules-open').click();
  await id(who, 'rule-feeding').waitFor();
  assert.equal(new URL(who.page.url()).pathname, address);
  await shot(who, 'rules-sheet');
  assert.ok(await id(who, 'send').isVisible(), 'the choice that was begun is still there');
  await id(who, 'send').click();
  await id(who, 'log').getByText(/Moa sends 1 person hunting/).first().waitFor({ state: 'attached' });
  await id(who, 'panel').waitFor(); // and is asked anew
  const { keyboard } = who.page;
  await id(who, 'rule-idea').click();
  await keyboard.press('f');
  assert.equal(await id(who, 'send').count(), 0, 'the keys of the table are not for a reader');
  await keyboard.press('Escape');
  await id(who, 'rules-sheet').waitFor({ state: 'detached' });
  assert.equal(await who.page.evaluate(() => document.activeElement.dataset.testid), 'rules-open');
  assert.equal(who.page.url().includes('#'), false);
  await who.page.goBack();
  await id(who, 'rules-sheet').waitFor();
  await who.page.goBack();
  await id(who, 'rules-sheet').waitFor({ state: 'detached' });
  assert.ok(await id(who, 'board').isVisible());
}));

/** Hovers over the first thing of each kind and says what the help says. */
async function hovered(who, kinds) {
  const said = {};
  for (const kind of kinds) {
    await who.page.mouse.move(2, 2);
    await tip(who).waitFor({ state: 'hidden' });
    const spot = await who.page.evaluate((selector) => {
      for (const thing of document.querySelectorAll(selector)) {
        const box = thing.getBoundingClientRect();
        for (const [fx, fy] of [[0.5, 0.5], [0.5, 0.15], [0.2, 0.5], [0.5, 0.85], [0.8, 0.8]]) {
          const x = box.x + box.width * fx;
          const y = box.y + box.height * fy;
          if (document.elementFromPoint(x, y)?.closest('[data-help]') === thing) return { x, y };
        }
      }
      return null;
    }, `[data-help^="${kind}"]`);
    assert.ok(spot, `something of the kind ${kind} is there`);
    await who.page.mouse.move(spot.x, spot.y);
    await tip(who).waitFor({ state: 'visible', timeout: patient(1500) }).catch(() => assert.fail(`no help for ${kind}`));
    said[kind] = await tip(who).innerText();
    assert.doesNotMatch(said[kind], /undefined|NaN|\*\*|\{|\b(help|top|var|cl|sa)\.[a-z]/, kind);
    await who.page.waitForFunction(({ x, y }) => { const box = document.querySelector('#help-tip').getBoundingClientRect(); return x < box.left || x > box.right || y < box.top || y > box.bottom; }, spot, { timeout: patient(1500) })
      .catch(() => assert.fail(`the help for ${kind} lies on the thing`));
  }
  return said;
}

test('Stone Age: the mouse opens help on every kind of thing at once', { timeout: patient(90000) }, () => people([{ viewport: WIDE }], async (who) => {
  await openTable(who, 'stoneage');
  const places = ['hunt', 'forest', 'clay_pit', 'quarry', 'river', 'field', 'hut', 'tool_maker', 'card_4', 'card_1', 'building_1'].map((place) => `place:${place}`);
  const things = ['food', 'wood', 'brick', 'stone', 'gold', 'tools', 'agriculture', 'people', 'buildings', 'score', 'start'].map((name) => `thing:${name}`);
  const said = await hovered(who, [...places, ...things]);
  assert.match(said['place:river'], /each full 6 is 1 gold/);
  assert.match(said['place:hut'], /two people/);
  assert.match(said['place:card_4'], /4 resources/);
  assert.match(said['place:field'], /2 of the village places/, 'three players');
  assert.equal(new Set(Object.values(said)).size, places.length + things.length, 'each says something of its own');
  await shot(who, 'help-mouse');
}));

test('Clans: the mouse opens help on every kind of thing at once', { timeout: patient(90000) }, () => people([{ viewport: WIDE }], async (who) => {
  await openTable(who, 'clans');
  const said = await hovered(who, ['territory:', 'hut:', 'epoch:1', 'epoch:5', 'lane:red', 'chip:', 'mine:', 'secret:', 'first:']);
  assert.match(said['epoch:1'], /forest.*mountain/is);
  assert.match(said['mine:'], /clan/i);
  await shot(who, 'help-clans');
}));

test('the keyboard walks over the board, hears the help, chooses, and Escape closes it', { timeout: patient(60000) }, () => people([{ viewport: WIDE }], async (who) => {
  const { page } = who;
  await openTable(who, 'stoneage');
  await id(who, 'rules-open').focus();
  const at = () => page.evaluate(() => document.activeElement.dataset?.help ?? '');
  for (let n = 0; n < 5 && await at() !== 'place:hunt'; n += 1) await page.keyboard.press('Tab');
  assert.equal(await at(), 'place:hunt');
  await tip(who).waitFor();
  const described = () => page.evaluate(() => document.getElementById(document.activeElement.getAttribute('aria-describedby') ?? '')?.innerText ?? '');
  assert.match(await described(), /every full 2 is 1 food/);
  await page.keyboard.press('ArrowRight');
  assert.equal(await at(), 'place:forest');
  await until(async () => /1 wood/.test(await described()), 'what the forest is'); // it is drawn with the next frame
  await page.keyboard.press('Escape');
  await tip(who).waitFor({ state: 'hidden' });
  assert.equal(await described(), '');
  await page.keyboard.press('Enter');
  await id(who, 'step-more').waitFor();
  assert.match(await id(who, 'status').innerText(), /forest/);
}));

test('the keyboard finds each thing on one\u2019s own board', { timeout: patient(60000) }, () => people([{ viewport: WIDE }], async (who) => {
  const { page } = who;
  await openTable(who, 'stoneage');
  await page.locator('.mine [data-help="thing:food"]').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const said = [];
  for (let n = 0; n < 8; n += 1) {
    await tip(who).waitFor();
    said.push((await tip(who).innerText()).split('\n')[0].toLowerCase());
    await page.keyboard.press('Tab');
  }
  assert.deepEqual(said, ['food', 'wood', 'brick', 'stone', 'gold', 'agriculture', 'tools', 'buildings']);
}));

test('a thing in a dialog has help too, and Escape closes the help before the dialog', { timeout: patient(60000) }, () => people([{ viewport: WIDE }], async (who) => {
  await openTable(who, 'clans');
  await id(who, 'open-seat-0').click();
  await who.page.locator('dialog [data-help^="mine:"]').focus();
  await who.page.keyboard.press('Shift+Tab');
  await who.page.keyboard.press('Tab');
  await tip(who).waitFor();
  await who.page.keyboard.press('Escape');
  await tip(who).waitFor({ state: 'hidden' });
  assert.ok(await who.page.locator('dialog[open]').isVisible());
  await who.page.keyboard.press('Escape');
  await who.page.locator('dialog').waitFor({ state: 'detached' });
}));

/** Asks the game's own module what it says of things: {key: words}. */
async function explained(page, game, keys) {
  await page.waitForFunction(async (id_) => (await import('/js/core/state.js')).state.books[id_], game);
  return page.evaluate(async ([id_, list]) => {
    const [{ state }, { plain }] = await Promise.all(['/js/core/state.js', '/js/rules/words.js'].map((path) => import(path)));
    const input = { view: state.match.view, catalogue: state.games[id_], name: (seat) => `#${seat}` };
    return list.map((key) => { const help = state.books[id_].explain(key, input); return [key, help ? plain([help.title, ...help.lines].join(' | ')) : '', help?.section ?? '']; });
  }, [game, keys]);
}

for (const lang of ['en', 'de']) {
  test(`with all variants and five seats every card, building, place and tile is explained: ${lang}`, { timeout: patient(60000) }, () => people([{}], async (who) => {
    await prefer(who, { lang });
    const { tables, options } = await catalogue('stoneage');
    await who.page.goto('/');
    const id_ = await who.page.evaluate(async (all) => {
      const post = async (path, body) => (await fetch('/api' + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
      await post('/guests', { name: 'Ylva' });
      const { match } = await post('/matches', { game: 'stoneage', seats: 5, options: all, listed: false, join: 'link', bot_delay: true });
      for (let seat = 1; seat < 5; seat += 1) await post(`/matches/${match.id}/bots`, { seat, bot: 'easy' });
      await post(`/matches/${match.id}/start`, {});
      return match.id;
    }, options);
    await who.page.goto(`/match/${id_}#/rules/stoneage/wild_animals`);
    await id(who, 'rule-wild_animals').waitFor();
    assert.equal(await who.page.locator('[data-testid="rule-wild_animals"] .in-match').count(), 1);
    await who.page.waitForFunction(async () => (await import('/js/core/state.js')).state.match?.view);
    const keys = [...tables.cards.map((row) => `card:${row.card}`), ...tables.buildings.map((row) => `building:${row.building}`), ...tables.places.map((row) => `place:${row.place}`),
      ...tables.mammoths.map((row) => `mammoth:${row.tile}`), ...tables.trade_track.map((row) => `level:${row.level}`), 'level:', ...['jewelry', 'igloos', 'mammoths', 'herd'].map((name) => `thing:${name}`), 'trade:merchant'];
    const sections = new Set(SECTIONS.stoneage);
    for (const [key, words, section] of await explained(who.page, 'stoneage', keys)) {
      assert.ok(words.length > 20, `${key}: ${words}`);
      assert.doesNotMatch(words, /undefined|NaN|null|\b(help|var|top|amount|resource|trade|place|culture|value)\.[a-z]/, key);
      assert.ok(sections.has(section), `${key} leads to ${section}`);
    }
  }));
}

/** A finger that stays on a thing. */
async function press(who, testid, ms) {
  const target = id(who, testid);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  const point = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  const client = await who.context.newCDPSession(who.page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await who.page.waitForTimeout(ms);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a finger: a long press and the ? button explain without choosing anything', { timeout: patient(60000) }, () => people([{ viewport: PHONE, touch: true }], async (who) => {
  await openTable(who, 'stoneage');
  await press(who, 'board-quarry', 700);
  await tip(who).waitFor();
  assert.match(await tip(who).innerText(), /each full 5 is 1 stone/);
  await shot(who, 'help-press');
  assert.equal(await id(who, 'send').count(), 0, 'nothing was chosen');
  await id(who, 'help-close').tap();
  await tip(who).waitFor({ state: 'hidden' });
  await useTool(who, 'help-mode');
  await id(who, 'board-river').tap();
  await tip(who).waitFor();
  assert.match(await tip(who).innerText(), /1 gold/);
  assert.equal(await id(who, 'send').count(), 0, 'nothing was chosen');
  await id(who, 'help-more').tap();
  await id(who, 'rule-gather').waitFor();
  await shot(who, 'rules-phone');
  await id(who, 'rules-close').tap();
  assert.equal(await id(who, 'help-banner').count(), 0, 'reading on ends the asking');
  await id(who, 'board-hunt').tap();
  await id(who, 'send').waitFor();
}));

/** Waits until a thing lies still in the middle of the window, where no sheet covers it: bots move, and what is above it grows and shrinks. */
async function lies(who, testid) {
  const box = async () => {
    await id(who, testid).evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
    return JSON.stringify(await id(who, testid).boundingBox());
  };
  await until(async () => {
    const before = await box();
    await who.page.evaluate(() => new Promise((drawn) => { setTimeout(() => requestAnimationFrame(drawn), 150); }));
    return before === await box();
  }, `${testid} to lie still`);
}

test('Clans: the ? button explains land, clan and epoch on a phone', { timeout: patient(60000) }, () => people([{ viewport: PHONE, touch: true }], async (who) => {
  await openTable(who, 'clans');
  await useTool(who, 'help-mode');
  for (const [testid, words] of [['board-E1', /E1/], ['epoch-3', /\b3\b/], ['score-blue', /blue clan/i], ['my-clan', /clan/i]]) {
    await lies(who, testid);
    await id(who, testid).tap({ force: true });
    await tip(who).waitFor();
    assert.match(await tip(who).innerText(), words);
    await id(who, 'help-close').tap();
  }
  await id(who, 'help-done').tap();
  await id(who, 'help-banner').waitFor({ state: 'detached' });
}));

test('a table that comes under a mouse which rests shows no help until the mouse moves', { timeout: patient(60000) }, () => people([{ viewport: WIDE }], async (who) => {
  const { page } = who;
  await page.goto('/');
  await page.mouse.move(140, 230);
  await id(who, 'play-now').press('Enter');
  await page.waitForFunction(() => document.elementFromPoint(140, 230)?.closest('[data-help="place:hunt"]') && document.querySelector('[data-testid="status"]'));
  await page.evaluate(() => new Promise((drawn) => { requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 100))); })); // the browser tells what lies under the mouse now
  assert.equal(await page.locator('#help-tip:popover-open').count(), 0);
  await page.mouse.move(143, 230);
  await page.locator('#help-tip:popover-open').filter({ hasText: 'Hunt' }).waitFor();
}));
