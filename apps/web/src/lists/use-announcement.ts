import { useCallback, useEffect, useRef, useState } from 'react'
import { useLanguage } from '../lib/use-language.ts'

/** A screen reader gets at most one announcement in this time; the last one wins. */
const pauseMs = 5_000

export interface Announcement {
  readonly text: string
  /** News that may wait, and give way to newer news. */
  readonly announce: (text: string) => void
  /** What the person has just done: announced at once, whatever else is waiting. */
  readonly announceNow: (text: string) => void
}

/** Words for the polite live region of a screen. */
export function useAnnouncement(): Announcement {
  const [text, setText] = useState('')
  // An announcement in one language is not read in another.
  const language = useLanguage()
  const [announcedIn, setAnnouncedIn] = useState(language)
  if (announcedIn !== language) {
    setAnnouncedIn(language)
    setText('')
  }
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const waiting = useRef<string | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    waiting.current = undefined
  }, [language])

  const announceNow = useCallback((next: string) => {
    const show = (words: string) => {
      clearTimeout(timer.current)
      // The same words again would not be spoken; an invisible difference makes them new.
      setText(before => (before === words ? `${words}\u00A0` : words))
      timer.current = setTimeout(() => {
        timer.current = undefined
        const late = waiting.current
        waiting.current = undefined
        if (late !== undefined) show(late)
      }, pauseMs)
    }
    show(next)
  }, [])
  const announce = useCallback(
    (next: string) => {
      if (timer.current === undefined) announceNow(next)
      else waiting.current = next
    },
    [announceNow],
  )
  return { text, announce, announceNow }
}
