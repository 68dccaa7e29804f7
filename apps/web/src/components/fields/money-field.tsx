import { isCurrencyCode } from '@tartip/domain/money/currency'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { formatDecimal } from '@tartip/domain/money/format-amount'
import { groupWhileTyping, parseTypedAmount } from '@tartip/domain/money/typed-amount'
import { toDecimal } from '@tartip/domain/money/decimal'
import { useLayoutEffect, useRef, useState } from 'react'
import type { ChangeEvent, ClipboardEvent } from 'react'
import { Button } from '../controls/button.tsx'
import { useComponentText } from '../i18n/use-component-text.ts'
import type { TextualFieldProps } from './field-props.ts'
import { InputLine } from './input-line.tsx'
import classes from './money-field.module.css'

interface MoneyFieldProps extends TextualFieldProps {
  /** Shown behind the number and decides how many decimals there are. */
  currency: CurrencyCode
  /** Nothing is shown behind the number: it is not chosen yet in which currency it is. */
  isCurrencyOpen?: boolean
  /** Bigger digits, for the one amount a form is about. */
  isLarge?: boolean
}

/** What a pasted «1,234» could mean, as wire decimals: a thousand, or one and a bit. */
interface Doubt {
  readonly first: string
  readonly second: string
}

/** The typed text of a saved amount: wire `66888.99` becomes `66 888,99`. */
export const typedTextOf = (wire: string, currency: CurrencyCode): string =>
  wire === '' ? '' : formatDecimal(wire, currency, { withCode: false })

/**
 * An amount of money as people type and paste it. Grouping is live and the caret stays with its
 * digit. The value is the text on the screen; the form turns it into money with `parseTypedAmount`.
 * A pasted number with two possible readings is never guessed: the person chooses.
 */
export function MoneyField(props: MoneyFieldProps) {
  const { value, onChange, currency, isCurrencyOpen = false, isLarge } = props
  const { t } = useComponentText()
  const [doubt, setDoubt] = useState<Doubt>()
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | undefined>(undefined)

  useLayoutEffect(() => {
    const element = input.current
    if (caret.current === undefined || !element || document.activeElement !== element) return
    element.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart } = event.currentTarget
    const grouped = groupWhileTyping(typed, selectionStart ?? typed.length, currency)
    caret.current = grouped.caret
    setDoubt(undefined)
    onChange(grouped.text)
  }

  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const element = event.currentTarget
    const pasted = event.clipboardData.getData('text')
    const isWhole = element.selectionStart === 0 && element.selectionEnd === element.value.length
    // Digits pasted into the middle of a number are typing; a whole amount is read as an amount.
    if (!isWhole) return
    event.preventDefault()
    const read = parseTypedAmount(pasted, currency)
    if (read.ok) {
      setDoubt(undefined)
      onChange(typedTextOf(toDecimal(read.value, currency), currency))
      return
    }
    const { code, params } = read.error
    if (code === 'AMOUNT_AMBIGUOUS') {
      setDoubt({ first: String(params.first), second: String(params.second) })
      return
    }
    setDoubt(undefined)
    onChange(pasted.trim())
  }

  const settle = (text: string) => {
    setDoubt(undefined)
    onChange(text)
    input.current?.focus()
  }

  return (
    <div>
      <InputLine
        field={props}
        ref={input}
        value={value}
        onChange={handleChange}
        onPaste={handlePaste}
        inputMode="decimal"
        autoComplete="off"
        rightSection={isCurrencyOpen ? undefined : <span className={classes.code}>{currency}</span>}
        rightWidth={3.75}
        className={isLarge ? classes.large : classes.input}
      />
      {doubt ? (
        <div className={classes.doubt} role="alert">
          <p>{t($ => $.money.whichOne)}</p>
          <div className={classes.choices}>
            {[doubt.first, doubt.second].map(wire => {
              const text = shownChoice(wire, currency)
              return (
                <Button key={wire} size="sm" variant="default" onClick={() => settle(text)}>
                  {text}
                </Button>
              )
            })}
          </div>
        </div>
      ) : null}
    </div>
  )
}

/** A reading with more decimals than the currency has is still shown as it was meant. */
function shownChoice(wire: string, currency: CurrencyCode): string {
  const decimals = wire.split('.')[1]?.length ?? 0
  return decimals > 2 || !isCurrencyCode(currency)
    ? wire.replace('.', ',')
    : typedTextOf(wire, currency)
}
