export type ToastTone = 'success' | 'info' | 'error'

export interface ToastGoOn {
  /** Address inside the product that the toast is about. */
  href: string
  /** Default: «Перейти». */
  label?: string
}

export interface Toast {
  readonly id: number
  readonly tone: ToastTone
  readonly text: string
  readonly goOn: ToastGoOn | undefined
}

interface ToastOptions {
  goOn?: ToastGoOn
}

type Listener = () => void

/** How many toasts are on the screen at once; the next ones wait for a place. */
const shownAtOnce = 3

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<Listener>()

function publish(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function show(tone: ToastTone, text: string, options: ToastOptions = {}): void {
  lastId += 1
  const fresh: Toast = { id: lastId, tone, text, goOn: options.goOn }
  // The same words twice say nothing new: the older one gives its place.
  publish([...toasts.filter(other => other.text !== text || other.tone !== tone), fresh])
}

/** Short news in the corner. An error that needs an action must also stay on the page. */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  dismiss: (id: number) => publish(toasts.filter(other => other.id !== id)),
  /** On log-out: nothing of one person is left on the screen for the next. */
  clear: () => publish([]),
}

export const toastStore = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  all: (): readonly Toast[] => toasts,
}

export const visibleToasts = (all: readonly Toast[]): readonly Toast[] => all.slice(0, shownAtOnce)
