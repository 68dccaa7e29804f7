import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOnly } from 'axe-core'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

type Theme = 'light' | 'dark'

interface Question {
  readonly only: RunOnly
  /** Rules that are not asked about. */
  readonly except: readonly string[]
}

interface Look extends Question {
  readonly theme: Theme
  readonly width: number
}

const tags: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
}
// Experimental: it takes the comma of «На подпись, 4» for a name that differs from what is seen.
const experimental = 'label-content-name-mismatch'
const rulesOfColour = ['color-contrast', 'link-in-text-block']

const everything: Question = { only: tags, except: [experimental] }
/** The dark theme changes colours and nothing else. */
const colours: Question = { only: { type: 'rule', values: rulesOfColour }, except: [] }
/** What another language can change: names. */
const withoutColours: Question = { only: tags, except: [experimental, ...rulesOfColour] }

/** Light and dark, on a desk and on a phone. */
export const allLooks: readonly Look[] = [
  { theme: 'light', width: 1280, ...everything },
  { theme: 'dark', width: 1280, ...colours },
  { theme: 'dark', width: 390, ...colours },
  { theme: 'light', width: 390, ...everything },
]

/** For a page that has been looked at from all sides in another language: its colours are the same in all. */
export const oneLook: readonly Look[] = [{ theme: 'light', width: 1280, ...withoutColours }]

/**
 * Serious and critical faults of the open page in each look: one line each, with the look, the rule and the
 * elements. The page is loaded once and changes its look in place.
 */
export async function accessibilityFaults(
  page: Page,
  looks: readonly Look[] = allLooks,
): Promise<readonly string[]> {
  // Through the debugger, so that the content security policy of the page can stay as it is.
  await page.evaluate(axeSource)
  const faults: string[] = []
  for (const { theme, width, only, except } of looks) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await page.locator(`html[data-theme="${theme}"]`).waitFor()
    await page.evaluate(newLookIsPainted)
    const found = await page.evaluate(runAxe, { only, except })
    faults.push(...found.map(fault => `${theme} ${width}: ${fault}`))
  }
  return faults
}

/** Colours may be on their way for some frames, and half-way they contrast with nothing. */
async function newLookIsPainted(): Promise<void> {
  const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve))
  await nextFrame()
  await nextFrame()
  const transitions = document.getAnimations().filter(each => each instanceof CSSTransition)
  // One that is cancelled has ended as well.
  await Promise.allSettled(transitions.map(transition => transition.finished))
  await nextFrame()
}

async function runAxe({ only, except }: Question): Promise<string[]> {
  const { axe: checker } = window as unknown as { axe: typeof axe }
  const { violations } = await checker.run(document, {
    runOnly: only,
    resultTypes: ['violations'],
    rules: Object.fromEntries(except.map(rule => [rule, { enabled: false }])),
  })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all }) => {
        const why = [...any, ...all].map(({ message }) => message).join('; ')
        return `${id} at ${target.join(' ')}: ${why}`
      }),
    )
}
