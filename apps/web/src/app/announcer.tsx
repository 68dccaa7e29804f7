import { useEffect, useSyncExternalStore } from 'react'
import { VisuallyHidden } from '../components/controls/visually-hidden.tsx'
import { useLanguage } from '../lib/use-language.ts'

let message = ''
const listeners = new Set<() => void>()

/** Says something politely to screen readers: the new company, a finished job. '' takes it back. */
export function announce(text: string): void {
  // The same words again would not be spoken; an invisible difference makes them new.
  message = text !== '' && text === message ? `${text}\u00A0` : text
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The one polite live region of the product; stands in the root layout. */
export function Announcer() {
  const text = useSyncExternalStore(subscribe, () => message)
  const language = useLanguage()
  // An announcement in the former language would be read with the voice of the new one.
  useEffect(() => () => announce(''), [language])
  return <VisuallyHidden role="status">{text}</VisuallyHidden>
}
