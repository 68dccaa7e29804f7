import { useComponentText } from '../i18n/use-component-text.ts'
import classes from './character-counter.module.css'

/** The rules of fields count UTF-16 units after NFC. */
export const lengthAtBank = (text: string): number => text.normalize('NFC').length

interface CharacterCounterProps {
  used: number
  limit: number
  /** What is counted when it is not what is typed. */
  label?: string | undefined
}

/** «84 / 210» under a field; it warns past the limit and does not cut, so that a pasted text is not lost. */
export function CharacterCounter({ used, limit, label }: CharacterCounterProps) {
  const { t } = useComponentText()
  return (
    <p
      className={classes.counter}
      data-over={used > limit || undefined}
      aria-label={label ?? t($ => $.fields.counter, { used, limit })}
    >
      {used} / {limit}
    </p>
  )
}
