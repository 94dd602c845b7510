// Names that are written from right to left, on pages that are not: where one of them would move what stands beside it.

/**
 * Runs in the page: what has one of `names` in it that is not isolated. A name is, where it stands between U+2068 and U+2069, or alone in an
 * element that finds its direction by itself; a title or a label that is a name and nothing else needs nothing.
 */
export function notIsolated(names) {
  const wrong = [];
  const bare = (text, name) => {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
      let depth = 0;
      for (const letter of text.slice(0, at)) depth += letter === '\u2068' ? 1 : letter === '\u2069' ? -1 : 0;
      if (depth <= 0) return true;
    }
    return false;
  };
  const alone = (element, name) => {
    for (let one = element; one && one.textContent.trim().replace(/^@/, '') === name; one = one.parentElement) {
      const { direction, unicodeBidi } = getComputedStyle(one);
      if (unicodeBidi === 'plaintext' || (unicodeBidi === 'isolate' && direction === 'rtl')) return true;
    }
    return false;
  };
  const told = (element) => `${element.localName}.${element.getAttribute('class') ?? ''}[${element.getAttribute('data-testid') ?? ''}] in ${element.parentElement?.localName}.${
    element.parentElement?.getAttribute('class') ?? ''}`;
  const walk = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walk.currentNode; node; node = walk.nextNode()) {
    for (const name of names) {
      if (node instanceof Text) {
        const of = node.parentElement;
        if (of && !of.closest('script, style, textarea') && bare(node.data, name) && !alone(of, name)) wrong.push(`${told(of)}: ${node.data.trim()}`);
      } else {
        for (const { name: attribute, value } of node.attributes) {
          if (['title', 'aria-label', 'alt', 'placeholder', 'aria-description', 'data-label'].includes(attribute) && value.trim() !== name && bare(value, name)) {
            wrong.push(`${told(node)} ${attribute}: ${value}`);
          }
        }
      }
    }
  }
  return [...new Map(wrong.map((one) => [one.split(': ')[0], one])).values()]; // one of a kind
}
