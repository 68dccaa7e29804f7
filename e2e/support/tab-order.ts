import type { Page } from '@playwright/test'

/** What `nameOfFocus` says when nothing of the page has the focus. */
const outside = 'the page'

/**
 * Walks Tab once round the layer that lies over the page, and Shift+Tab once back; one line for each
 * element of it that is not reached exactly once, and for each stop outside of it.
 */
export async function tabOrderFaults(page: Page): Promise<readonly string[]> {
  const expected = await page.evaluate(markStops)
  if (expected.length === 0) return []
  const isNative = (await page.locator('dialog[open]').count()) > 0
  const faults: string[] = []
  for (const key of ['Tab', 'Shift+Tab']) {
    const reached: string[] = []
    for (let step = 0; step < expected.length; step += 1) {
      await page.keyboard.press(key)
      let name = await page.evaluate(nameOfFocus)
      // From the browser's own dialog the key may go on to the browser, and comes back with the next press.
      if (isNative && name === outside) {
        await page.keyboard.press(key)
        name = await page.evaluate(nameOfFocus)
      }
      reached.push(name)
    }
    for (const name of expected) {
      const times = reached.filter(one => one === name).length
      if (times !== 1) faults.push(`${key} reaches ${name} ${times} times`)
    }
    for (const name of reached) {
      if (!expected.includes(name)) faults.push(`${key} leaves the layer for ${name}`)
    }
  }
  return faults
}

/** Numbers what the keyboard should reach in the topmost layer, or in the popup above it. */
function markStops(): string[] {
  for (const old of document.querySelectorAll<HTMLElement>('[data-tab-stop]'))
    delete old.dataset['tabStop']
  const tops = document.querySelectorAll<HTMLElement>('dialog[open], [data-layer]')
  const layer = document.querySelector<HTMLElement>('dialog[open]') ?? [...tops].at(-1)
  if (!layer) return []
  const groups = new Set<string>()
  const isStop = (element: HTMLElement): boolean => {
    const details = element.closest('details:not([open])')
    if (details && !(element.matches('summary') && element.parentElement === details)) return false
    if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]'))
      return false
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
    // Of the choices of one question the key stops at one: the chosen one, else the first.
    const chosen = layer.querySelector(`input[name="${CSS.escape(element.name)}"]:checked`)
    if (chosen ? chosen !== element : groups.has(element.name)) return false
    groups.add(element.name)
    return true
  }
  const stops = [...layer.querySelectorAll<HTMLElement>('*')].filter(isStop)
  return stops.map((stop, place) => {
    const text = stop.getAttribute('aria-label') ?? stop.textContent ?? ''
    const name = `${place + 1}. ${stop.tagName.toLowerCase()} «${text.trim().slice(0, 40)}»`
    stop.dataset['tabStop'] = name
    return name
  })
}

function nameOfFocus(): string {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return 'the page'
  const text = element.getAttribute('aria-label') ?? element.textContent ?? ''
  return (
    element.dataset['tabStop'] ?? `${element.tagName.toLowerCase()} «${text.trim().slice(0, 40)}»`
  )
}
