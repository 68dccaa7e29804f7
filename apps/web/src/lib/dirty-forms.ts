import { useEffect } from 'react'

const dirty = new Set<symbol>()

/** Whether any form on the screen holds unsaved input. */
export function anyFormIsDirty(): boolean {
  return dirty.size > 0
}

/**
 * A form registers here whether it has unsaved input. Contract switch, a language-neutral reload after
 * a lost chunk and the like show a dialog before they discard it. (Leaving by a link is the form's own
 * `useBlocker`.)
 */
export function useDirtyForm(isDirty: boolean): void {
  useEffect(
    function announceDirtyForm() {
      if (!isDirty) return undefined
      const form = Symbol('form')
      dirty.add(form)
      return () => {
        dirty.delete(form)
      }
    },
    [isDirty],
  )
}

/** Forgets all dirty marks: the session is over and the forms are about to be thrown away. */
export function forgetDirtyForms(): void {
  dirty.clear()
}
