import type { Browser, CDPSession, Page } from 'playwright-core'
import { nextFrame, watchTasks } from './task-times.ts'

/** What the editor of a register of 10,000 rows costs the page's thread on a processor four times slower. */
export interface LongRegister {
  /** The median of each action: processor time from the input until its frame is drawn. */
  readonly actions: readonly { readonly name: string; readonly ms: number }[]
  /** Of the longest task while the rows are scrolled. */
  readonly longestTaskMs: number
}

const slowDown = 4
const rowCount = 10_000
const middle = 5_000
const repeats = 9
const wheelSteps = 40
const wheelPixels = 900

interface Action {
  readonly name: string
  /** Preparation that is not measured. */
  readonly approach: (page: Page) => Promise<unknown>
  readonly run: (page: Page) => Promise<unknown>
}

const cell = (name: string) => `[data-cell="${middle} ${name}"]`

const actions: readonly Action[] = [
  {
    name: 'a letter of a name',
    approach: page => page.locator(cell('fullName')).focus(),
    run: page => page.keyboard.press('a'),
  },
  {
    name: 'a digit of an amount',
    approach: page => page.locator(cell('amount')).focus(),
    run: page => page.keyboard.press('7'),
  },
  {
    name: 'the next row',
    approach: page => page.locator(cell('amount')).focus(),
    run: page => page.keyboard.press('Enter'),
  },
  {
    name: 'undo',
    // An undo takes back what was typed into one cell, so there has to be something each time.
    approach: async page => {
      await page.locator(cell('amount')).focus()
      await page.keyboard.press('7')
    },
    run: page => page.keyboard.press('Control+z'),
  },
  {
    name: 'a block of 500 rows',
    approach: async () => undefined,
    run: page => page.evaluate(pasteRows, { at: middle, count: 500 }),
  },
]

/** Types, pastes and scrolls in the middle of a register of 10,000 rows. */
export async function measureLongRegister(
  browser: Browser,
  origin: string,
  cookies: readonly { name: string; value: string }[],
): Promise<LongRegister> {
  const context = await browser.newContext({
    locale: 'ru-RU',
    viewport: { width: 1280, height: 900 },
  })
  try {
    await context.addCookies(cookies.map(cookie => ({ ...cookie, url: origin })))
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await page.goto(`${origin}/salary/manual`, { waitUntil: 'networkidle' })
    await page.locator('[data-cell="0 fullName"]').focus()
    await page.evaluate(pasteRows, { at: 0, count: rowCount })
    await page.locator(`[role="grid"][aria-rowcount="${rowCount + 1}"]`).waitFor()
    await page.evaluate(scrollTo, middle)
    await page.locator(cell('fullName')).waitFor()
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    const measured = []
    for (const action of actions) {
      measured.push({ name: action.name, ms: await medianTime(page, devTools, action) })
    }
    return { actions: measured, longestTaskMs: await scrollTime(page, devTools) }
  } finally {
    await context.close()
  }
}

async function medianTime(page: Page, devTools: CDPSession, action: Action): Promise<number> {
  const times: number[] = []
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    await action.approach(page)
    await page.evaluate(settle)
    const stop = await watchTasks(devTools)
    await action.run(page)
    await page.evaluate(nextFrame)
    times.push((await stop()).reduce((sum, ms) => sum + ms, 0))
  }
  return times.toSorted((a, b) => a - b)[Math.floor(repeats / 2)] ?? Number.NaN
}

async function scrollTime(page: Page, devTools: CDPSession): Promise<number> {
  await page.locator('[role="grid"]').hover()
  await page.evaluate(settle)
  const stop = await watchTasks(devTools)
  for (let step = 0; step < wheelSteps; step += 1) {
    await page.mouse.wheel(0, step % 10 === 9 ? wheelPixels * 100 : wheelPixels)
    await page.evaluate(nextFrame)
  }
  return Math.max(...(await stop()))
}

/** In the page: a block of a spreadsheet, as the browser hands it over. */
function pasteRows({ at, count }: { at: number; count: number }): void {
  const lines = Array.from(
    { length: count },
    (_, index) => `Сотрудник ${at + index}\t1098${String(at + index).padStart(12, '0')}\t1000`,
  )
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', lines.join('\n'))
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  document.querySelector(`[data-cell="${at} fullName"]`)?.dispatchEvent(paste)
}

/** In the page: a row of the grid comes into view. */
function scrollTo(row: number): void {
  const grid = document.querySelector('[role="grid"]')
  const first = document.querySelector('[data-cell="0 fullName"]')?.closest('[role="row"]')
  if (grid) grid.scrollTop = row * (first?.getBoundingClientRect().height ?? 0)
}

const settle = (): Promise<void> =>
  new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve, 400))
  })
