import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

/** What the simulated browser lacks or what would reach out of the test. */
class QuietObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

vi.stubGlobal('ResizeObserver', QuietObserver)
vi.stubGlobal('IntersectionObserver', QuietObserver)
Element.prototype.scrollIntoView ??= () => undefined
// happy-dom never loads pages; a test that wants to see a reload gives its own.
window.scrollTo = () => undefined

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.useRealTimers()
})
