import { useEffect, useRef, useState, type ReactNode } from 'react'
import classes from './form.module.css'

interface StartNoteProps {
  form: { readonly isDirty: boolean; readonly isUnkept: boolean }
  children: ReactNode
}

/**
 * Notes above a new form neither come nor go while the person types: the field would move from under the hand. A form
 * that was kept is itself one of those to which the notes lead.
 */
export function StartNote({ form: { isDirty, isUnkept }, children }: StartNoteProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isShown, setIsShown] = useState(true)
  useEffect(
    function closeEmptyOrOutdated() {
      const isEmpty = box.current?.childElementCount === 0
      if (isDirty && (isEmpty || !isUnkept)) setIsShown(false)
    },
    [isDirty, isUnkept],
  )
  if (!isShown) return null
  return (
    <div ref={box} className={classes.notices}>
      {children}
    </div>
  )
}
