import { act } from '@testing-library/react'

type Callback = (entries: readonly { readonly target: Element }[]) => void

/** A `ResizeObserver` that reports the size of what it observes once the page has been laid out. */
export class ImmediateObserver {
  readonly #callback: Callback
  constructor(callback: Callback) {
    this.#callback = callback
  }
  observe(target: Element): void {
    queueMicrotask(() => act(() => this.#callback([{ target }])))
  }
  unobserve(): void {
    return undefined
  }
  disconnect(): void {
    return undefined
  }
}
