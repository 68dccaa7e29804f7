import '@testing-library/jest-dom/vitest'
import { act, cleanup, configure, getConfig, prettyDOM } from '@testing-library/react'
import * as react from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, vi } from 'vitest'
import { closeNetwork } from './no-network.ts'

/** What the simulated browser lacks or what would reach out of the test. */
class IdleObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// The next file finds our own modules as they are on a fresh page; only libraries stay loaded.
vi.resetModules()

/** `findBy…` throws away an error with each attempt: the page is printed only into one that is read. */
function getElementError(message: string | null, container: Element): Error {
  const error = new Error('No such element')
  error.name = 'TestingLibraryElementError'
  Object.defineProperty(error, 'message', {
    get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
    configurable: true,
  })
  // The test is the place of the error.
  Error.captureStackTrace(error, getElementError)
  return error
}

const nowhere = createRoot(document.createElement('div'))

/**
 * What was found is as a person finds it: with what it does right after it is shown, such as taking the focus or
 * listening to keys. React does that some turns later, on a busy machine after the test has gone on; before it
 * renders anything else it does it at once.
 */
async function withEffects<T>(find: () => Promise<T>): Promise<T> {
  const found = await waitOutsideOfAct(find)
  act(() => nowhere.render(null))
  return found
}
const { asyncWrapper: waitOutsideOfAct } = getConfig()

// A screen comes when its parts are read, which takes its time on a small, busy machine.
configure({ asyncUtilTimeout: 15_000, getElementError, asyncWrapper: withEffects })

// React would record the stack of each element's owner for its developer tools, a sixth of the time of a test.
const internals: unknown = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set() {},
  configurable: true,
})

closeNetwork()
vi.stubGlobal('ResizeObserver', IdleObserver)
vi.stubGlobal('IntersectionObserver', IdleObserver)
Element.prototype.scrollIntoView ??= () => undefined
// Of the simulated browser no document is a Document of its own window; libraries check.
Object.defineProperty(window.Document, Symbol.hasInstance, {
  value: (one: unknown) => one instanceof Node && one.nodeType === Node.DOCUMENT_NODE,
  configurable: true,
})
// There are no fonts to wait for; the growing text field checks.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
// happy-dom never loads pages; a test that wants to see a reload gives its own.
window.scrollTo = () => undefined

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

// Files of a worker share the simulated browser.
afterAll(() => {
  vi.unstubAllGlobals()
})
