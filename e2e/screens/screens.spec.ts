import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from '@playwright/test'
import { languages, storedOfLanguage, type Language } from '@tartip/domain/language'

import { focusFaults } from '../support/focus-faults.ts'
import { hear, languageFaults, type Heard } from '../support/language-faults.ts'
import { layoutFaults } from '../support/layout-faults.ts'
import { lastingFaults, setLanguage, setWidth } from '../support/page-look.ts'
import {
  pageHasGivenUp,
  pageIsStill,
  putInState,
  screenStates,
  type ScreenState,
} from '../support/screen-states.ts'
import { director } from '../support/director.ts'
import type { Screen } from '../support/screen.ts'
import { allPages, hasStates, openInState } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const folder = process.env['SCREEN_PHOTOS']
/** A phone held small, a phone, a tablet, a desk, a wide desk; 640 is a desk at 200 % zoom. */
const widths = [320, 390, 640, 670, 1280, 1600] as const
/** The others are asked, and look like their neighbours. */
const photographedWidths: readonly number[] = [390, 670, 1280, 1600]
/** Up to here the product is a phone's. */
const phoneWidth = 670
/** A phone and a desk have words of their own; the widths between have none. */
const widthsWithOwnWords: readonly number[] = [390, 1280]
/** A screen is opened in the first and told to be in the next, as another tab would tell it. */
const inOrder = ['ky', 'en', 'ru'] as const satisfies readonly Language[]
if (inOrder.length !== languages.length) throw new Error('A language is not looked at')

for (const screen of allPages) {
  for (const state of hasStates(screen) ? screenStates : (['rich'] as const)) {
    test(`${screen.name}, ${state}: whole at every width, in each language`, async ({
      people,
      page: signedOut,
    }) => {
      const { clientId = director.clientId } = screen
      const page = screen.isSignedOut
        ? signedOut
        : await people.at(clientId, clientId === director.clientId ? director : {})
      const heard = await prepare(page)
      const faults: string[] = []
      for (const language of inOrder) {
        await show(page, { screen, state, language })
        faults.push(...(await faultsOfWidths(page, { screen, state, language }, heard)))
      }
      expect([...faults, ...(state === 'rich' ? await focusFaults(page) : [])]).toEqual([])
    })
  }
}

async function prepare(page: Page): Promise<Heard> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  return hear(page)
}

interface AccessScope {
  readonly screen: Screen
  readonly state: ScreenState
  readonly language: Language
}

/** The screen in this language; opened anew where it is not there yet or cannot follow, having no connection. */
async function show(page: Page, sight: AccessScope): Promise<void> {
  const canFollow = sight.language !== inOrder[0] && (await page.evaluate(() => navigator.onLine))
  if (!canFollow) await openAnew(page, sight)
  else {
    await setLanguage(page, sight.language)
    if (sight.state === 'failure') await pageHasGivenUp(page)
  }
  await pageIsStill(page)
}

async function openAnew(page: Page, { screen, state, language }: AccessScope): Promise<void> {
  await page.context().setOffline(false)
  await page.addInitScript(
    chosen => localStorage.setItem('lang', chosen),
    storedOfLanguage(language),
  )
  await openInState(page, screen, state, () => putInState(page, state))
  // Without its rows a screen has no sign of its own to wait for.
  if (state === 'empty' || state === 'no-right') await pageHasGivenUp(page)
}

/** The page is loaded once and changes its look in place; one line for each fault, with its widths. */
async function faultsOfWidths(
  page: Page,
  sight: AccessScope,
  heard: Heard,
): Promise<readonly string[]> {
  const found = new Map<string, readonly number[]>()
  const fitting = sight.screen.isOnlyWide ? widths.filter(width => width > phoneWidth) : widths
  for (const width of fitting) {
    await setWidth(page, width)
    if (photographedWidths.includes(width)) await photograph(page, sight, width)
    const faults = await lastingFaults(page, async () => [
      ...(await layoutFaults(page)),
      ...(widthsWithOwnWords.includes(width)
        ? await languageFaults(page, sight.language, heard)
        : []),
    ])
    for (const fault of faults) found.set(fault, [...(found.get(fault) ?? []), width])
  }
  return [...found].map(([fault, at]) => `${sight.language}: ${fault} at ${at.join(', ')} px`)
}

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** As much of a long page as tells how it goes on. */
const mostHeight = 2_700

/** Keeps the page light and dark in the folder of `SCREEN_PHOTOS`; without one nothing is kept. */
async function photograph(page: Page, { screen, state, language }: AccessScope, width: number) {
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  // A whole page makes the window as high as itself for a moment, and what lies over it would go.
  const isUnderneath = await page.locator(overlays).first().isVisible()
  if (!isUnderneath) await page.evaluate(() => scrollTo(0, 0))
  const { now, height } = await page.evaluate(() => ({
    now: document.documentElement.dataset['theme'],
    height: document.documentElement.scrollHeight,
  }))
  const whole = isUnderneath
    ? {}
    : { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, mostHeight) } }
  // The theme that is there first: each change draws the whole page anew.
  for (const theme of now === 'dark'
    ? (['dark', 'light'] as const)
    : (['light', 'dark'] as const)) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme })
    await page.locator(`html[data-theme="${theme}"]`).waitFor()
    const name = [screen.name.replaceAll(/[^\w]+/g, '-'), state, language, theme, width].join('.')
    const path = join(folder, `${name}.jpg`)
    await page.screenshot({ path, type: 'jpeg', quality: 70, ...whole })
  }
}
