import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from '@playwright/test'
import { languages, storedOfLanguage, type Language } from '@tartip/domain/language'

import { focusFaults } from '../support/focus-faults.ts'
import { hear, languageFaults, type Heard } from '../support/language-faults.ts'
import { layoutFaults } from '../support/layout-faults.ts'
import {
  pageHasGivenUp,
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
/** The others are asked, and look like their neighbours. */
const photographedWidths: readonly number[] = [390, 670, 1280, 1600]
/** Up to here the product is a phone's. */
const phoneWidth = 670
/** A phone and a desk have words of their own; the widths between have none. */
const widthsWithOwnWords: readonly number[] = [390, 1280]
/** A screen is opened in the first and told to be in the next, as another tab would tell it. */
const inOrder = ['ky', 'en', 'ru'] as const satisfies readonly Language[]
if (inOrder.length !== languages.length) throw new Error('A language is not looked at')

for (const screen of [...screens, ...moments]) {
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

interface Sight {
  readonly screen: Screen
  readonly state: ScreenState
  readonly language: Language
}

/** The screen in this language; opened anew where it is not there yet or cannot follow, having no connection. */
async function show(page: Page, sight: Sight): Promise<void> {
  const isThere = sight.language !== inOrder[0]
  if (!isThere || !(await follows(page, sight.language))) await openAnew(page, sight)
  else if (sight.state === 'failure') await pageHasGivenUp(page)
  await pageIsStill(page)
}

async function openAnew(page: Page, { screen, state, language }: Sight): Promise<void> {
  await page.context().setOffline(false)
  await page.addInitScript(
    chosen => localStorage.setItem('lang', chosen),
    storedOfLanguage(language),
  )
  await openInState(page, screen, state, () => putInState(page, state))
}

/** Says what another tab says when a person chooses a language there. */
async function follows(page: Page, language: Language): Promise<boolean> {
  await page.evaluate(stored => {
    localStorage.setItem('lang', stored)
    new BroadcastChannel('tartip').postMessage({ type: 'language', stored })
  }, storedOfLanguage(language))
  return page
    .locator(`html[lang="${language}"]`)
    .waitFor({ timeout: 5_000 })
    .then(
      () => true,
      () => false,
    )
}

/** The page is loaded once and changes its look in place; one line for each fault, with its widths. */
async function faultsOfWidths(page: Page, sight: Sight, heard: Heard): Promise<readonly string[]> {
  const found = new Map<string, readonly number[]>()
  const fitting = sight.screen.isOnlyWide ? widths.filter(width => width > phoneWidth) : widths
  for (const width of fitting) {
    await page.setViewportSize({ width, height: 900 })
    await pageHasTurned(page)
    if (photographedWidths.includes(width)) await photograph(page, sight, width)
    const ask = async () => [
      ...(await layoutFaults(page)),
      ...(widthsWithOwnWords.includes(width)
        ? await languageFaults(page, sight.language, heard)
        : []),
    ]
    // What is not yet where it will stand is given its time; most pages never need it.
    let faults = await ask()
    if (faults.length > 0) {
      await pageIsStill(page)
      faults = await ask()
    }
    for (const fault of faults) found.set(fault, [...(found.get(fault) ?? []), width])
  }
  return [...found].map(([fault, at]) => `${sight.language}: ${fault} at ${at.join(', ')} px`)
}

/** Parts that are others on a phone and on a desk have taken each other's place. */
async function pageHasTurned(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const quietForMs = 100
    const patienceMs = 2_000
    await new Promise<void>(resolve => {
      let timer = setTimeout(resolve, quietForMs)
      new MutationObserver(() => {
        clearTimeout(timer)
        timer = setTimeout(resolve, quietForMs)
      }).observe(document.body, { subtree: true, childList: true })
      setTimeout(resolve, patienceMs)
    })
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** Keeps the page light and dark in the folder of `SCREEN_PHOTOS`; without one nothing is kept. */
async function photograph(page: Page, { screen, state, language }: Sight, width: number) {
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  // A whole page makes the window as high as itself for a moment, and what lies over it would go.
  const fullPage = !(await page.locator(overlays).first().isVisible())
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme })
    await page.locator(`html[data-theme="${theme}"]`).waitFor()
    const name = [screen.name.replaceAll(/[^\w]+/g, '-'), state, language, theme, width].join('.')
    await page.screenshot({
      path: join(folder, `${name}.jpg`),
      type: 'jpeg',
      quality: 70,
      fullPage,
    })
  }
}
