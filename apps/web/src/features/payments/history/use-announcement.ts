import { useCallback, useEffect, useRef, useState } from 'react'

/** A screen reader is told at most one thing in this time; the last one wins. */
const pauseMs = 5_000

/** Words for the polite live region of a screen. */
export function useAnnouncement(): { text: string; say: (text: string) => void } {
  const [text, setText] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const waiting = useRef<string | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const say = useCallback((next: string) => {
    if (timer.current !== undefined) {
      waiting.current = next
      return
    }
    const speak = (words: string) => {
      // The same words again would not be spoken; an invisible difference makes them new.
      setText(before => (before === words ? `${words}\u00A0` : words))
      timer.current = setTimeout(() => {
        timer.current = undefined
        const late = waiting.current
        waiting.current = undefined
        if (late !== undefined) speak(late)
      }, pauseMs)
    }
    speak(next)
  }, [])
  return { text, say }
}
