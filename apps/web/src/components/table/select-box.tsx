import { useEffect, useRef } from 'react'
import classes from './select-box.module.css'

interface SelectBoxProps {
  label: string
  isChecked: boolean
  isMixed?: boolean
  isDisabled?: boolean
  /** `isRange` when Shift was held: everything from the last one to here. */
  onToggle: (isChecked: boolean, isRange: boolean) => void
}

/** The tick of a row, with a target of its own of 32 px. */
export function SelectBox({
  label,
  isChecked,
  isMixed = false,
  isDisabled,
  onToggle,
}: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <label className={classes.target}>
      <input
        ref={box}
        type="checkbox"
        className={classes.box}
        aria-label={label}
        checked={isChecked}
        disabled={isDisabled ?? false}
        onChange={event => {
          const { nativeEvent } = event
          const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
          onToggle(event.currentTarget.checked, isRange)
        }}
      />
    </label>
  )
}
