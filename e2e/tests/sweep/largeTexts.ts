import type { Finding, nameOf } from './largeText';

/**
 * Texts too small or too large, too close line upon line, or cut. Runs in the page: it knows nothing
 * but what is handed to it.
 */
export function measureTexts(name: typeof nameOf): Finding[] {
  const SMALLEST = 18;
  const LARGEST = 30;
  const CLOSEST = 1.3;
  /** What lies beside them would be unreadable, or look cut. */
  const BOXES = '.card, .inset, .note, .row, .button, .chip, .tag, td, th';
  const found: Finding[] = [];
  const add = (kind: Finding['kind'], element: Element, measure: string) =>
    found.push({ kind, what: name(element), measure });
  const visible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.hidden-visually, .demo, option, [inert]');

  /** Some parts are drawn larger than they are written. */
  const drawn = (element: Element, px: number) => {
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    return Math.round(px * scale * 10) / 10;
  };
  /** A figure with its unit, or a level: the headline of a screen, and larger than words. */
  const figure = (text: string) => !/\p{L}.*\p{L}/u.test(text);
  const sized = (element: Element, text: string, style: CSSStyleDeclaration) => {
    const px = drawn(element, Number.parseFloat(style.fontSize));
    if (px < SMALLEST || (px > LARGEST && !figure(text))) add('text', element, `${px} px`);
  };

  const blockOf = (element: Element): Element => {
    let one = element;
    while (getComputedStyle(one).display.startsWith('inline') && one.parentElement) {
      if (getComputedStyle(one).display !== 'inline') break;
      one = one.parentElement;
    }
    return one;
  };
  /** Whether a box lies outside of what holds it and does not scroll. */
  const cutBy = (element: Element, box: DOMRect): Element | null => {
    let across = true;
    let along = true;
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(one);
      const hold = one.getBoundingClientRect();
      const wide = box.right > hold.right + 1 || box.left < hold.left - 1;
      const high = box.bottom > hold.bottom + 4 || box.top < hold.top - 4;
      if (across && wide && (/hidden|clip/.test(overflowX) || one.matches(BOXES))) return one;
      if (along && /hidden|clip/.test(overflowY) && high) return one;
      across &&= !/auto|scroll/.test(overflowX);
      along &&= !/auto|scroll/.test(overflowY);
      if (position === 'fixed') break;
    }
    return null;
  };

  const lines = new Map<Element, Set<number>>();
  const texts: [Element, Element][] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!element || !text || /^(SCRIPT|STYLE|NOSCRIPT)$/.test(element.tagName)) continue;
    if (!visible(element)) continue;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
    if (boxes.length === 0) continue;
    sized(element, text, getComputedStyle(element));
    const block = blockOf(element);
    const tops = lines.get(block) ?? new Set();
    for (const { top } of boxes) tops.add(Math.round(top));
    lines.set(block, tops);
    texts.push([element, block]);
    for (const box of boxes) {
      const by = cutBy(element, box);
      if (by) add('cut', element, `by ${name(by)}`);
      if (by) break;
    }
  }
  for (const [element, block] of texts) {
    const { fontSize, lineHeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const tops = [...(lines.get(block) ?? [])].sort((a, b) => a - b);
    if (!tops.some((top, at) => top - (tops[at - 1] ?? top) > size * 0.8)) continue;
    const ratio = Number.parseFloat(lineHeight) / size || 1.2;
    if (ratio < CLOSEST - 0.01) add('lines', element, ratio.toFixed(2));
  }

  /** Letters of a chart have no lines that keep them apart. */
  for (const chart of document.body.querySelectorAll('svg:has(text)')) {
    const drawnTexts = [...chart.querySelectorAll('text')].filter(visible);
    for (const [at, one] of drawnTexts.entries()) {
      const box = one.getBoundingClientRect();
      const over = drawnTexts.slice(0, at).find((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        const across = Math.min(right, box.right) - Math.max(left, box.left);
        return across > 1 && Math.min(bottom, box.bottom) - Math.max(top, box.top) > SMALLEST / 2;
      });
      if (over) add('cut', one, `lies on ${name(over)}`);
    }
  }

  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const style = getComputedStyle(element);
    if (!visible(element)) continue;
    if (element.matches('input:not([type=checkbox],[type=radio],[type=file]), textarea')) {
      const { value, placeholder } = element as HTMLInputElement;
      sized(element, value || placeholder, style);
      if (element.scrollWidth > element.clientWidth + 1) add('cut', element, value || placeholder);
    }
    for (const part of ['::before', '::after']) {
      const said = getComputedStyle(element, part);
      if (/[\p{L}\d]/u.test(said.content.match(/^"(.*)"$/)?.[1] ?? '')) {
        sized(element, said.content, said);
      }
    }
    const folded = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    const wide = element.scrollWidth > element.clientWidth + 1;
    const high = style.webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 4;
    if (folded && element.clientWidth > 1 && (wide || high)) add('cut', element, 'by an ellipsis');
  }
  return found;
}
