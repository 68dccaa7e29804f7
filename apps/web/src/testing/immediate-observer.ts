import { act } from '@testing-library/react'

/** A `ResizeObserver` that reports the size of what it observes once the page has been laid out. */
export class ImmediateObserver {
  readonly #callback: () => void
  constructor(callback: () => void) {
    this.#callback = callback
  }
  observe(): void {
    queueMicrotask(() => act(() => this.#callback()))
  }
  unobserve(): void {
    return undefined
  }
  disconnect(): void {
    return undefined
  }
}
