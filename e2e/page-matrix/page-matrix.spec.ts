import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from '@playwright/test'
import { languages, storedOfLanguage, type Language } from '@tartip/domain/language'

import { accessibilityFaults } from '../support/accessibility.ts'
import { focusFaults } from '../support/focus-faults.ts'
import { recordTexts, languageFaults, type RecordedTexts } from '../support/language-faults.ts'
import { layoutFaults } from '../support/layout-faults.ts'
import { lastingFaults, setLanguage, setWidth } from '../support/page-appearance.ts'
import { desk, pageFaults, phone } from '../support/page-faults.ts'
import {
  waitForLastRetry,
  pageIsStill,
  putInState,
  screenStates,
  type ScreenState,
} from '../support/screen-states.ts'
import { director } from '../support/director.ts'
import type { People } from '../support/people.ts'
import type { Screen } from '../support/screen.ts'
import { allPages, hasStates, openInState, personOf } from '../support/screens.ts'
import { tabOrderFaults } from '../support/tab-order.ts'
import { expect, test } from '../support/test.ts'

const folder = process.env['SCREEN_PHOTOS']
/** A phone held small, a phone, a tablet, a desk, a wide desk; 640 is a desk at 200 % zoom. */
const widths = [320, 390, 640, 670, 1280, 1600] as const
/** The other widths are checked, and look like their neighbours. */
const photographedWidths: readonly number[] = [390, 670, 1280, 1600]
/** Up to here the product is a phone's. */
const phoneWidth = 670
/** A phone and a desk have words of their own; the widths between have none. */
const widthsWithOwnWords: readonly number[] = [390, 1280]
/** A screen is opened in the first and switched to the next, as another tab would do it. */
const inOrder = ['ky', 'en', 'ru'] as const satisfies readonly Language[]
if (inOrder.length !== languages.length) throw new Error('A language is not checked')

for (const screen of allPages) {
  for (const state of hasStates(screen) ? screenStates : (['rich'] as const)) {
    test(`${screen.name}, ${state}: whole at every width, in each language`, async ({
      people,
      page: signedOut,
    }) => {
      const page = await pageOf(screen, people, signedOut)
      const recorded = await prepare(page)
      const faults: string[] = []
      for (const language of inOrder) {
        await show(page, { screen, state, language })
        faults.push(...(await faultsOfWidths(page, { screen, state, language }, recorded)))
      }
      if (state === 'rich') {
        faults.push(...(await focusFaults(page)), ...(await tabOrderFaults(page)))
      }
      expect(faults).toEqual([])
    })
  }
}

for (const screen of allPages) {
  test(`${screen.name}: accessible in each theme, on a desk and a phone, and whole with texts set wide`, async ({
    people,
    page: signedOut,
  }) => {
    const page = await pageOf(screen, people, signedOut)
    const recorded = await prepare(page)
    await show(page, { screen, state: 'rich', language: 'ky' })
    const faults = [...(await lastingFaults(page, () => accessibilityFaults(page)))]
    const withTextSpacing = true
    for (const width of screen.isOnlyWide ? [desk] : [desk, phone]) {
      faults.push(...(await pageFaults(page, { width, language: 'ky', recorded, withTextSpacing })))
    }
    expect(faults).toEqual([])
  })
}

function pageOf(screen: Screen, people: People, signedOut: Page): Promise<Page> {
  if (screen.isSignedOut) return Promise.resolve(signedOut)
  const clientId = personOf(screen)
  return people.at(clientId, clientId === director.clientId ? director : {})
}

async function prepare(page: Page): Promise<RecordedTexts> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  return recordTexts(page)
}

interface Shown {
  readonly screen: Screen
  readonly state: ScreenState
  readonly language: Language
}

/** The screen in this language; opened again where it is not there yet or cannot follow, having no connection. */
async function show(page: Page, shown: Shown): Promise<void> {
  const canFollow = shown.language !== inOrder[0] && (await page.evaluate(() => navigator.onLine))
  if (!canFollow) await reopen(page, shown)
  else {
    await setLanguage(page, shown.language)
    if (shown.state === 'failure') await waitForLastRetry(page)
  }
  await pageIsStill(page)
}

async function reopen(page: Page, { screen, state, language }: Shown): Promise<void> {
  await page.context().setOffline(false)
  await page.addInitScript(
    chosen => localStorage.setItem('lang', chosen),
    storedOfLanguage(language),
  )
  await openInState(page, screen, state, () => putInState(page, state))
  // Without its rows a screen has no sign of its own to wait for.
  if (state === 'empty' || state === 'no-right') await waitForLastRetry(page)
}

/** The page is loaded once and changes its look in place; one line for each fault, with its widths. */
async function faultsOfWidths(
  page: Page,
  shown: Shown,
  recorded: RecordedTexts,
): Promise<readonly string[]> {
  const found = new Map<string, readonly number[]>()
  const fitting = shown.screen.isOnlyWide ? widths.filter(width => width > phoneWidth) : widths
  for (const width of fitting) {
    await setWidth(page, width)
    if (photographedWidths.includes(width)) await photograph(page, shown, width)
    const faults = await lastingFaults(page, async () => [
      ...(await layoutFaults(page)),
      ...(widthsWithOwnWords.includes(width)
        ? await languageFaults(page, shown.language, recorded)
        : []),
    ])
    for (const fault of faults) found.set(fault, [...(found.get(fault) ?? []), width])
  }
  return [...found].map(([fault, at]) => `${shown.language}: ${fault} at ${at.join(', ')} px`)
}

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** The part of a long page that shows how it continues. */
const mostHeight = 2_700

/** Keeps the page light and dark in the folder of `SCREEN_PHOTOS`; without one nothing is kept. */
async function photograph(page: Page, { screen, state, language }: Shown, width: number) {
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
  // The theme that is there first: each change draws the whole page again.
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
