import type { Page } from '@playwright/test'

const mostStops = 80

/**
 * Walks through the page with the Tab key; one line for each stop that cannot be seen: without a ring,
 * outside of the window, or under something that stands fixed.
 */
export async function focusFaults(page: Page): Promise<readonly string[]> {
  const faults: string[] = []
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, 0)
  })
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(lookAtFocus)
    if (found === 'end') break
    if (found !== undefined) faults.push(found)
  }
  return faults
}

function lookAtFocus(): string | undefined {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return 'end'
  const name = `${element.tagName.toLowerCase()} «${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}»`
  const box = element.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 20)]
  if (y < 0 || y > window.innerHeight || x < 0 || x > window.innerWidth) {
    return `out of the window: ${name}`
  }
  const top = document.elementFromPoint(x, y)
  if (top && !element.contains(top) && !top.contains(element)) return `covered: ${name}`
  // Of a name whose whole row can be pressed the row is ringed.
  const isRinged = [undefined, '::after'].some(part => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
    return outlineStyle !== 'none' && outlineWidth !== '0px'
  })
  return isRinged ? undefined : `without a ring: ${name}`
}
