import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from '@playwright/test'
import { languageOfStored, type Language, type StoredLanguage } from '@tartip/domain/language'

import { focusFaults } from '../support/focus-faults.ts'
import { hear, languageFaults, type Heard } from '../support/language-faults.ts'
import { layoutFaults } from '../support/layout-faults.ts'
import {
  pageIsStill,
  putInState,
  screenStates,
  type ScreenState,
} from '../support/screen-states.ts'
import { director } from '../support/director.ts'
import type { Screen } from '../support/screen.ts'
import { hasStates, moments, openInState, screens } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const folder = process.env['SCREEN_PHOTOS']
/** A phone held small, a phone, a tablet, a desk, a wide desk; 640 is a desk at 200 % zoom. */
const widths = [320, 390, 640, 670, 1280, 1600] as const
/** Up to here the product is a phone's. */
const phoneWidth = 670
/** A phone and a desk have words of their own; the widths between have none. */
const widthsWithOwnWords: readonly number[] = [390, 1280]

for (const screen of [...screens, ...moments]) {
  for (const state of hasStates(screen) ? screenStates : (['rich'] as const)) {
    for (const stored of ['RU', 'KG', 'ENG'] as const) {
      test(`${screen.name}, ${state}, in ${stored}: whole at every width, in its own language`, async ({
        people,
        page: signedOut,
      }) => {
        const { clientId = director.clientId } = screen
        const page = screen.isSignedOut
          ? signedOut
          : await people.at(clientId, clientId === director.clientId ? director : {})
        const heard = await prepare(page, stored)
        await openInState(page, screen, state, () => putInState(page, state))
        await pageIsStill(page)
        const language = languageOfStored(stored)
        const faults = await faultsOfWidths(page, { screen, state, language }, heard)
        const looksAtFocus = stored === 'RU' && state === 'rich'
        expect([...faults, ...(looksAtFocus ? await focusFaults(page) : [])]).toEqual([])
      })
    }
  }
}

async function prepare(page: Page, stored: StoredLanguage): Promise<Heard> {
  await page.addInitScript(chosen => localStorage.setItem('lang', chosen), stored)
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  return hear(page)
}

interface Sight {
  readonly screen: Screen
  readonly state: ScreenState
  readonly language: Language
}

/** The page is loaded once and changes its look in place; one line for each fault, with its widths. */
async function faultsOfWidths(page: Page, sight: Sight, heard: Heard): Promise<readonly string[]> {
  const found = new Map<string, readonly number[]>()
  const fitting = sight.screen.isOnlyWide ? widths.filter(width => width > phoneWidth) : widths
  for (const width of fitting) {
    await page.setViewportSize({ width, height: 900 })
    await photograph(page, sight, width)
    const faults = [
      ...(await layoutFaults(page)),
      ...(widthsWithOwnWords.includes(width)
        ? await languageFaults(page, sight.language, heard)
        : []),
    ]
    for (const fault of faults) found.set(fault, [...(found.get(fault) ?? []), width])
  }
  return [...found].map(([fault, at]) => `${fault} at ${at.join(', ')} px`)
}

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** Keeps the page light and dark in the folder of `SCREEN_PHOTOS`; without one nothing is kept. */
async function photograph(page: Page, { screen, state, language }: Sight, width: number) {
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme })
    await page.locator(`html[data-theme="${theme}"]`).waitFor()
    const name = [screen.name.replaceAll(/[^\w]+/g, '-'), state, language, theme, width].join('.')
    // A whole page makes the window as high as itself for a moment, and what lies over it would go.
    const isUnderneath = await page.locator(overlays).first().isVisible()
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: !isUnderneath })
  }
}
