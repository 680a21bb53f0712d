import { expect, type Page } from '@playwright/test';
import { measureTargets } from './largeTargets';
import { LARGE_TEXT_EXCEPTIONS, type LargeTextException } from './largeTextExceptions';
import { measureTexts } from './largeTexts';
import type { Person } from './persons';

/**
 * `text` is below 18 px or, if it is no figure, above 30; `target` is less than 60 px high where it
 * stands alone in its row; `inner target` is below 44 × 44 beside others; `lines` stand closer than
 * 1.3 of their letters; `cut` is not seen whole.
 */
export type Kind = 'text' | 'target' | 'inner target' | 'lines' | 'cut';

/** What is amiss on a page in large text. */
export interface Finding {
  kind: Kind;
  /** Class or role of the element, and how it begins. */
  what: string;
  measure: string;
}

/** What is known of a screen in large text when a person looks at it. */
export class LargeText {
  private readonly known: readonly LargeTextException[];
  private readonly met = new Set<LargeTextException>();

  constructor(path: string, looks: Person) {
    const all = LARGE_TEXT_EXCEPTIONS[path] ?? [];
    this.known = all.filter(({ person }) => !person || person === looks);
  }

  /** Nothing is amiss on the page that is open but what is excepted. */
  async expectWhole(page: Page) {
    const faults = (await measured(page)).filter((one) => {
      const known = this.known.filter((exception) => covers(exception, one));
      for (const exception of known) this.met.add(exception);
      return known.length === 0;
    });
    const said = faults.map(({ kind, what, measure }) => `${kind}: ${what} (${measure})`);
    expect([...new Set(said)], `${page.url()} is not whole in large text`).toEqual([]);
  }

  /** Each exception was met in one of the looks. */
  expectNoneLeft() {
    const left = this.known.filter((exception) => !this.met.has(exception));
    expect(left, 'an exception of large text is no longer needed').toEqual([]);
  }
}

/** Neither function knows anything but what it is handed: both run in the page. */
function measured(page: Page): Promise<Finding[]> {
  return page.evaluate(`[...(${measureTexts})(${nameOf}), ...(${measureTargets})(${nameOf})]`);
}

function covers(exception: LargeTextException, { kind, what }: Finding): boolean {
  return exception.kind === kind && what.startsWith(exception.what);
}

/** How an element is named in a finding: the same on each run. */
export function nameOf(element: Element): string {
  const worn = element.getAttribute('class')?.split(/\s+/)[0] ?? element.getAttribute('role');
  const text = element.textContent || element.getAttribute('aria-label') || '';
  const begin = text.replaceAll(/\s+/g, ' ').replaceAll(/\d/g, '0').trim().slice(0, 20);
  return `${worn || element.tagName.toLowerCase()} ${begin}`.trim();
}
