import type { Browser, BrowserContext, Page } from 'playwright-core'
import { delayTaxDebt } from './delayed-tax-debt.ts'

/** How the pages respond to input on a processor four times slower than this one. */
export interface Interactions {
  /** The median of each action over the rounds: milliseconds from input to the next frame. */
  readonly actions: readonly { readonly name: string; readonly ms: number }[]
  /** The sum of unexpected layout shifts of each page while it loads and is used. */
  readonly shifts: readonly PageShift[]
}

export interface PageShift {
  readonly path: string
  readonly value: number
  /** What moved most, as far as the browser reports it. */
  readonly what: string
}

interface Action {
  readonly name: string
  /** Preparation that is not measured. */
  readonly approach?: (page: Page) => Promise<void>
  readonly run: (page: Page) => Promise<void>
}
interface Scenario {
  readonly path: string
  /** Of the window, in CSS pixels. */
  readonly width: number
  readonly actions: readonly Action[]
}

const slowDown = 4
const rounds = 3

const wide = 1280
const phone = 390

/** The pointer hovers before it presses, so that code loaded on intent is loaded. */
const press = (name: string, selector: string, place = 0): Action => ({
  name,
  approach: async page => {
    await page.locator(selector).nth(place).hover()
  },
  run: page => page.locator(selector).nth(place).click(),
})
const key = (name: string, keyName: string): Action => ({
  name,
  run: page => page.keyboard.press(keyName),
})

const scenarios: readonly Scenario[] = [
  {
    path: '/accounts',
    width: wide,
    actions: [
      press('home: profile opens', 'header button[aria-haspopup="dialog"] >> visible=true', -1),
      key('home: profile closes', 'Escape'),
      key('home: palette opens', 'Control+k'),
      key('home: a letter in the palette', 'p'),
      key('home: palette closes', 'Control+k'),
      press('home: another language', 'header button[lang="ky"]'),
      press('home: back to the former language', 'header button[lang="ru"]'),
    ],
  },
  { path: '/accounts', width: phone, actions: [] },
  {
    path: '/history?status=all',
    width: wide,
    actions: [
      press('history: a document opens', 'main tbody tr[data-row-id] th'),
      key('history: the document closes', 'Escape'),
      press('history: another tab', '[role="tab"]', 2),
      press('history: filters unfold', 'button[aria-expanded]:not([aria-haspopup])'),
      press('history: columns open', 'main button[aria-haspopup="dialog"]'),
    ],
  },
  {
    path: '/payment/clearing-gross',
    width: wide,
    actions: [
      press('form: accounts open', 'main button[aria-haspopup="listbox"]'),
      key('form: accounts close', 'Escape'),
      press('form: the recipient is touched', 'main input[type="text"] >> visible=true', 1),
      key('form: a letter', 'K'),
      key('form: a second letter', 'y'),
    ],
  },
]

/** Does the most frequent actions several times and takes the median of each. */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  cookies: readonly { name: string; value: string }[],
): Promise<Interactions> {
  const taken = new Map<string, number[]>()
  const shifts = new Map<string, PageShift>()
  for (let round = 0; round < rounds; round += 1) {
    for (const scenario of scenarios) {
      const context = await browser.newContext({
        locale: 'ru-RU',
        viewport: { width: scenario.width, height: 900 },
      })
      try {
        await context.addCookies(cookies.map(cookie => ({ ...cookie, url: origin })))
        const seen = await runScenario(context, origin, scenario)
        for (const [name, ms] of seen.actions) taken.set(name, [...(taken.get(name) ?? []), ms])
        const path = `${scenario.path} at ${scenario.width} px`
        const known = shifts.get(path)
        if (!known || seen.shift.value > known.value) shifts.set(path, { path, ...seen.shift })
      } finally {
        await context.close()
      }
    }
  }
  return {
    actions: [...taken].map(([name, all]) => ({ name, ms: medianOf(all) })),
    shifts: [...shifts.values()],
  }
}

async function runScenario(context: BrowserContext, origin: string, scenario: Scenario) {
  const page = await context.newPage()
  await page.addInitScript(watchPage)
  await page.route('**/graphql/account', delayTaxDebt)
  const devTools = await context.newCDPSession(page)
  await page.goto(origin + scenario.path, { waitUntil: 'networkidle' })
  await page.locator('h1').first().waitFor()
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  const actions: [string, number][] = []
  for (const action of scenario.actions) {
    await action.approach?.(page)
    await page.evaluate(settle)
    await page.evaluate(forgetInteractions)
    await action.run(page)
    // Entries arrive after the frame; the loop also lets the page settle.
    await page.evaluate(settle)
    actions.push([action.name, await page.evaluate(worstInteraction)])
  }
  return { actions, shift: await page.evaluate(shiftOfPage) }
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

interface WatchedWindow extends Window {
  worst?: number
  shift?: { value: number; what: string; most: number }
}
interface EventTiming extends PerformanceEntry {
  readonly interactionId: number
}
interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

function watchPage(): void {
  const watched: WatchedWindow = window
  watched.worst = 0
  const shift = { value: 0, what: '', most: 0 }
  watched.shift = shift
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as EventTiming[]) {
      if (entry.interactionId > 0) watched.worst = Math.max(watched.worst ?? 0, entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue
      shift.value += entry.value
      if (entry.value <= shift.most) continue
      shift.most = entry.value
      const [moved] = entry.sources
      const element = moved?.node instanceof Element ? moved.node : moved?.node?.parentElement
      shift.what = element ? `${element.tagName.toLowerCase()} .${element.className}` : ''
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

function forgetInteractions(): void {
  const watched: WatchedWindow = window
  watched.worst = 0
}
/** Interactions under 16 ms are not reported and count as 16 ms. */
const worstInteraction = (): number => Math.max((window as WatchedWindow).worst ?? 0, 16)
const shiftOfPage = (): { value: number; what: string } =>
  (window as WatchedWindow).shift ?? { value: 0, what: '' }
const settle = (): Promise<void> =>
  new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve, 250))
  })
