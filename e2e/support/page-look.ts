import type { Page } from '@playwright/test'
import { storedOfLanguage, type Language } from '@tartip/domain/language'

import { pageIsStill } from './screen-states.ts'

export type Theme = 'light' | 'dark'

/** The open page at another width, once it has become what it is there: a phone's page is another than a desk's. */
export async function setWidth(page: Page, width: number): Promise<void> {
  await becomeWide(page, width)
  if (await page.evaluate(bringOpenedIntoSight)) await page.evaluate(newLookIsPainted, width)
}

/** A page that does not take the width it was told is told again, and at last it is a fault: nobody waits for ever. */
async function becomeWide(page: Page, width: number): Promise<void> {
  for (let told = 1; told <= 3; told += 1) {
    await page.setViewportSize({ width, height: 900 })
    if (await page.evaluate(newLookIsPainted, width)) return
  }
  throw new Error(`The page was told three times to be ${width} px wide, and is not`)
}

/** What is open beside a control stays beside it, and on a page that has become longer both may be far below. */
function bringOpenedIntoSight(): boolean {
  const control = document.querySelector('main [aria-expanded="true"]')
  if (control === null || document.querySelector(':popover-open') === null) return false
  control.scrollIntoView({ block: 'center' })
  return true
}

/** The open page in another theme; whoever looks at it wants less motion. */
export async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.locator(`html[data-theme="${theme}"]`).waitFor()
  await page.evaluate(newLookIsPainted, undefined)
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
}

/**
 * What is wrong with the page and stays so. A page that is still on its way when it is first asked is asked once
 * more when it stands still: a fault that is gone by then is one that nobody could have seen.
 */
export async function lastingFaults(
  page: Page,
  ask: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const first = await ask()
  if (first.length === 0) return first
  await pageIsStill(page)
  return ask()
}

/**
 * The browser tells the page of its new size in the frame after the call, and the page then draws itself anew.
 * Colours may be on their way for some frames, and half-way they contrast with nothing.
 *
 * @returns whether the page has the width now
 */
async function newLookIsPainted(width: number | undefined): Promise<boolean> {
  const within = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
  // A page without a window has once drawn no frame, or ended no transition, for minutes: neither is waited for
  // without an end. Whatever is still on its way then is asked about once more by lastingFaults.
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
