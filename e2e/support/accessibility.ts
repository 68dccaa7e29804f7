import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOnly } from 'axe-core'

import { setTheme, setWidth, type Theme } from './page-look.ts'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

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
/** Light and dark, on a desk and on a phone. */
export const allLooks: readonly Look[] = [
  { theme: 'light', width: 1280, ...everything },
  { theme: 'dark', width: 1280, ...colours },
  { theme: 'dark', width: 390, ...colours },
  { theme: 'light', width: 390, ...everything },
]

/**
 * For pages, which are put together from parts that have been asked in all looks: each arrangement and each theme
 * once.
 */
export const bothLooks: readonly Look[] = [
  { theme: 'light', width: 1280, ...everything },
  { theme: 'dark', width: 390, ...everything },
]

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
    await setWidth(page, width)
    await setTheme(page, theme)
    const found = await page.evaluate(runAxe, { only, except })
    faults.push(...found.map(fault => `${theme} ${width}: ${fault}`))
  }
  return faults
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
