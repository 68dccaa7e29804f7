import { useEffect, useRef, useState } from 'react'

/** How far files have come, as FileField shows it. */
export interface FileSending {
  /** 0 to 1; undefined for a file that is not on its way. */
  readonly partOf: (file: File) => number | undefined
  readonly cancel: (file: File) => void
}

export interface SendingOptions {
  readonly signal: AbortSignal
  readonly onProgress: (sentPart: number) => void
}

interface Sent<T> {
  readonly sending: FileSending
  /** Sends one file; undefined when the person has called it back. */
  readonly send: (file: File) => Promise<T | undefined>
}

/** Sends files for a FileField: each with its progress and its way back; leaving the page calls all back. */
export function useFileSending<T>(
  sendOne: (file: File, options: SendingOptions) => Promise<T>,
): Sent<T> {
  const [parts, setParts] = useState<ReadonlyMap<File, number>>(new Map())
  const running = useRef(new Map<File, AbortController>())
  useEffect(() => {
    const all = running.current
    return () => {
      for (const controller of all.values()) controller.abort()
    }
  }, [])
  const note = (file: File, part: number | undefined) =>
    setParts(former => {
      const next = new Map(former)
      if (part === undefined) next.delete(file)
      else next.set(file, part)
      return next
    })
  return {
    sending: {
      partOf: file => parts.get(file),
      cancel: file => running.current.get(file)?.abort(),
    },
    async send(file) {
      const controller = new AbortController()
      running.current.set(file, controller)
      note(file, 0)
      try {
        return await sendOne(file, {
          signal: controller.signal,
          onProgress: part => note(file, Math.min(Math.max(part, 0), 1)),
        })
      } catch (error) {
        if (controller.signal.aborted) return undefined
        throw error
      } finally {
        running.current.delete(file)
        note(file, undefined)
      }
    },
  }
}
