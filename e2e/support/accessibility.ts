import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOnly } from 'axe-core'

import { desk, phone } from './page-faults.ts'
import { setTheme, setWidth, type Theme } from './page-appearance.ts'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

interface Rules {
  readonly only: RunOnly
  /** Rules that are left out. */
  readonly except: readonly string[]
}

interface Appearance extends Rules {
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

const everything: Rules = { only: tags, except: [experimental] }
/** The dark theme changes colours and nothing else. */
const colours: Rules = { only: { type: 'rule', values: rulesOfColour }, except: [] }

export const appearances = {
  deskLight: { theme: 'light', width: desk, ...everything },
  deskDark: { theme: 'dark', width: desk, ...colours },
  phoneDark: { theme: 'dark', width: phone, ...colours },
  phoneLight: { theme: 'light', width: phone, ...everything },
} as const satisfies Record<string, Appearance>
/** In this order each next one changes one thing. */
export const allAppearances: readonly Appearance[] = Object.values(appearances)

/** `layer`: what lies over the page, with its opener. A page without a layer is checked whole. */
type Scope = 'page' | 'layer'

/**
 * Serious and critical faults of the open page in each appearance: one line each, with the appearance, the rule and
 * the elements. The page is loaded once and changes in place.
 */
export async function accessibilityFaults(
  page: Page,
  asSeen: readonly Appearance[] = allAppearances,
  scope: Scope = 'page',
): Promise<readonly string[]> {
  // Through the debugger, so that the content security policy of the page can stay as it is.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const faults: string[] = []
  for (const { theme, width, only, except } of asSeen) {
    await setWidth(page, width)
    await setTheme(page, theme)
    const found = await page.evaluate(runAxe, { only, except, scope })
    faults.push(...found.map(fault => `${theme} ${width}: ${fault}`))
  }
  return faults
}

async function runAxe({ only, except, scope }: Rules & { scope: Scope }): Promise<string[]> {
  const { axe: checker } = window as unknown as { axe: typeof axe }
  const layers = document.querySelectorAll('dialog[open], [data-layer], [data-popup]')
  const layer = scope === 'layer' ? [...layers].at(-1) : undefined
  const openers = document.querySelectorAll('[aria-expanded="true"]')
  const { violations } = await checker.run(layer ? { include: [layer, ...openers] } : document, {
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
