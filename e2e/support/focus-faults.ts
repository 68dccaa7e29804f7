import type { Page } from '@playwright/test'

const mostStops = 80

/**
 * Walks through the page with the Tab key, once round; one line for each stop that cannot be seen:
 * without a ring, outside of the window, or fully under something that stands fixed. An open list is
 * left as a person leaves it, by the same key.
 */
export async function focusFaults(page: Page): Promise<readonly string[]> {
  const faults: string[] = []
  await page.evaluate(() => {
    document.querySelector('[data-walk-begins]')?.removeAttribute('data-walk-begins')
    const from = document.activeElement
    if (!(from instanceof HTMLElement)) return
    if (from.matches('[role="listbox"], [role="combobox"][aria-expanded="true"]')) return
    from.blur()
    window.scrollTo(0, 0)
  })
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(checkFocus)
    if (found === 'end') break
    if (found !== undefined) faults.push(found)
  }
  return faults
}

function checkFocus(): string | undefined {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return 'end'
  // A layer leads the key round and round.
  if (element.matches('[data-walk-begins]')) return 'end'
  if (!document.querySelector('[data-walk-begins]')) element.dataset['walkBegins'] = ''
  const name = `${element.tagName.toLowerCase()} «${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}»`
  const box = element.getBoundingClientRect()
  const x = box.left + box.width / 2
  const inset = Math.min(box.height / 2, 20)
  const inWindow = [box.top + inset, box.top + box.height / 2, box.bottom - inset].filter(
    y => y >= 0 && y <= window.innerHeight && x >= 0 && x <= window.innerWidth,
  )
  if (inWindow.length === 0) return `out of the window: ${name}`
  // Of a table that is higher than the window a part is enough.
  const isSeen = inWindow.some(y => {
    const top = document.elementFromPoint(x, y)
    return !top || element.contains(top) || top.contains(element)
  })
  if (!isSeen) return `covered: ${name}`
  const hasOutline = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' && outlineWidth !== '0px'
  // Of a name whose whole row can be pressed the row is ringed, of a choice its button, and the
  // field of a search has a line below.
  const around = element.parentElement
  const isRinged =
    hasOutline(getComputedStyle(element)) ||
    hasOutline(getComputedStyle(element, '::after')) ||
    (around !== null &&
      (hasOutline(getComputedStyle(around)) || getComputedStyle(around).boxShadow !== 'none'))
  return isRinged ? undefined : `without a ring: ${name}`
}
