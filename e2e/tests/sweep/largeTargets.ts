import type { Finding, nameOf } from './largeText';

/**
 * Targets too small for a finger that trembles. Runs in the page: it knows nothing but what is
 * handed to it.
 */
export function measureTargets(name: typeof nameOf): Finding[] {
  const ALONE = 60;
  const AMONG = 44;
  const TARGETS =
    'a[href], button, input, textarea, select, summary, label:has(input), [role=button], ' +
    '[role=tab], [role=radio], [role=checkbox], [role=switch], [role=link]';
  type Box = { left: number; right: number; top: number; bottom: number };
  const union = (one: Box, other: Box): Box => ({
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
    top: Math.min(one.top, other.top),
    bottom: Math.max(one.bottom, other.bottom),
  });

  /** What lies around an element and is touched as it, without room of its own. */
  const around = (element: Element, part: string): Box | null => {
    const style = getComputedStyle(element, part);
    if (style.content === 'none' || style.position !== 'absolute') return null;
    if (style.pointerEvents === 'none') return null;
    let holder: Element | null = element;
    while (holder && getComputedStyle(holder).position === 'static') holder = holder.parentElement;
    if (!holder) return null;
    const { left, top } = holder.getBoundingClientRect();
    const { borderLeftWidth, borderTopWidth } = getComputedStyle(holder);
    const x = left + Number.parseFloat(borderLeftWidth) + Number.parseFloat(style.left);
    const y = top + Number.parseFloat(borderTopWidth) + Number.parseFloat(style.top);
    const width = Number.parseFloat(style.width);
    const height = Number.parseFloat(style.height);
    if (![x, y, width, height].every(Number.isFinite)) return null;
    return { left: x, top: y, right: x + width, bottom: y + height };
  };
  const boxOf = (element: Element): Box => {
    const inner = element.matches('label') ? [...element.querySelectorAll('input')] : [];
    const boxes = [
      ...[element, ...inner].map((one) => one.getBoundingClientRect() as Box),
      around(element, '::before'),
      around(element, '::after'),
    ];
    return boxes.filter((box) => box !== null).reduce(union);
  };
  /** A link between words is as high as these. */
  const amongWords = (element: Element) => {
    const inline = (one: Element) => /^inline(-block)?$/.test(getComputedStyle(one).display);
    if (!inline(element)) return false;
    let block = element.parentElement;
    while (block && inline(block)) block = block.parentElement;
    const own = [...(block?.querySelectorAll(TARGETS) ?? [])].map((one) => one.textContent ?? '');
    return (block?.textContent ?? '').length > own.join('').length + 1;
  };
  const measured = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('.hidden-visually, .demo, [inert]') &&
    !(element.matches('input') && element.closest('label')) &&
    !element.matches('input[type=hidden], input[type=file]') &&
    element.getBoundingClientRect().width > 1;

  const targets = [...document.querySelectorAll(TARGETS)]
    .filter(measured)
    .map((element) => ({ element, box: boxOf(element) }));
  /** Beside another, or in one. */
  const among = ({ element, box }: (typeof targets)[number]) =>
    targets.some((other) => {
      if (other.element === element || element.contains(other.element)) return false;
      const shared = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      return shared > (box.bottom - box.top) / 2;
    });

  return targets.flatMap((target): Finding[] => {
    const { left, right, top, bottom } = target.box;
    if (amongWords(target.element)) return [];
    const inner = among(target);
    const [width, height] = [right - left + 0.5, bottom - top + 0.5];
    if (width >= AMONG && height >= (inner ? AMONG : ALONE)) return [];
    const measure = `${Math.floor(width)} × ${Math.floor(height)}`;
    return [{ kind: inner ? 'inner target' : 'target', what: name(target.element), measure }];
  });
}
