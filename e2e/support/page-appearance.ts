import type { Page } from '@playwright/test'
import { storedOfLanguage, type Language } from '@tartip/domain/language'

import { pageIsStill } from './screen-states.ts'

export type Theme = 'light' | 'dark'

/**
 * Resizes the open page and waits until it is painted: a phone has another layout than a desk. A page that has the
 * width already is not waited for.
 */
export async function setWidth(page: Page, width: number): Promise<void> {
  if (page.viewportSize()?.width !== width) await becomeWide(page, width)
  if (await page.evaluate(scrollOpenedIntoView)) await page.evaluate(appearanceIsPainted, width)
}

/** A page that does not take the width is resized again, and at last that is a fault: no wait is endless. */
async function becomeWide(page: Page, width: number): Promise<void> {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await page.setViewportSize({ width, height: 900 })
    if (await page.evaluate(appearanceIsPainted, width)) return
  }
  throw new Error(`The page was resized to ${width} px three times and does not have that width`)
}

/** What is open beside a control stays beside it, and on a page that has become longer both may be far below. */
function scrollOpenedIntoView(): boolean {
  const control = document.querySelector('main [aria-expanded="true"]')
  if (control === null || document.querySelector('[data-popup]') === null) return false
  control.scrollIntoView({ block: 'center' })
  return true
}

/** The open page in another theme, with reduced motion. */
export async function setTheme(page: Page, theme: Theme): Promise<void> {
  if (await page.evaluate(isShownIn, theme)) return
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.locator(`html[data-theme="${theme}"]`).waitFor()
  await page.evaluate(appearanceIsPainted, undefined)
}

function isShownIn(theme: Theme): boolean {
  const { matches: isReduced } = matchMedia('(prefers-reduced-motion: reduce)')
  return isReduced && document.documentElement.dataset['theme'] === theme
}

/** As if the person had chosen it in another tab: nothing that is open on the page is closed by it. */
export async function setLanguage(page: Page, language: Language): Promise<void> {
  await page.evaluate(stored => {
    localStorage.setItem('lang', stored)
    const otherTab = new BroadcastChannel('tartip')
    otherTab.postMessage({ type: 'language', stored })
    otherTab.close()
  }, storedOfLanguage(language))
  await page.locator(`html[lang="${language}"]`).waitFor()
  await page.evaluate(appearanceIsPainted, undefined)
}

/** An answer of the bank may come long after the page has stood still for a moment: this often it is checked. */
const mostChecks = 4

/**
 * What is wrong with the page and stays so. While it has faults it is checked again when it stands still: a fault
 * that is gone by then nobody could have seen.
 */
export async function lastingFaults(
  page: Page,
  check: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  let faults = await check()
  for (let checks = 1; checks < mostChecks && faults.length > 0; checks += 1) {
    await pageIsStill(page)
    faults = await check()
  }
  return faults
}

/**
 * The browser notifies the page of its new size in the frame after the call, and the page then draws itself again.
 * Colours may be on their way for some frames, and half-way they contrast with nothing.
 *
 * @returns whether the page has the width now
 */
async function appearanceIsPainted(width: number | undefined): Promise<boolean> {
  const within = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
  // A page without a window has once drawn no frame, or ended no transition, for minutes: neither is waited for
  // without an end. Whatever is still on its way then is checked once more by lastingFaults.
  const nextFrame = () => Promise.race([new Promise(requestAnimationFrame), within(1_000)])
  const isAsWide = () => width === undefined || innerWidth === width
  const lastFrameAt = performance.now() + 5_000
  while (!isAsWide() && performance.now() < lastFrameAt) await nextFrame()
  await nextFrame()
  await nextFrame()
  const transitions = document.getAnimations().filter(each => each instanceof CSSTransition)
  // One that is cancelled has ended as well.
  const ended = Promise.allSettled(transitions.map(transition => transition.finished))
  await Promise.race([ended, within(5_000)])
  await nextFrame()
  return isAsWide()
}
