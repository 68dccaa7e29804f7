import { useEffect, useState } from 'react'
import { useComponentText } from '../i18n/use-component-text.ts'
import type { FieldProps } from './field-props.ts'
import { PickerField } from './picker-field.tsx'
import classes from './select-field.module.css'

export interface PickableBank {
  /** Identification code; the value of the picker. */
  readonly bic: string
  readonly name: string
}

interface BankPickerProps extends FieldProps {
  /** BIC, or an empty string. */
  value: string
  onChange: (bic: string) => void
  /** Finds banks by a part of the name or code; an empty text lists the first page. */
  search: (text: string, signal: AbortSignal) => Promise<readonly PickableBank[]>
  /** Name behind `value` when it came from a saved document. */
  chosenName?: string
}

type Found =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly banks: readonly PickableBank[] }

const typingPauseMs = 200

/** A bank of the directory. Names come from the code, so that they can never disagree. */
export function BankPicker(props: BankPickerProps) {
  const { value, onChange, search, chosenName } = props
  const { t } = useComponentText()
  const [text, setText] = useState('')
  const [found, setFound] = useState<Found>({ state: 'loading' })
  const [picked, setPicked] = useState<PickableBank>()

  useEffect(() => {
    const abort = new AbortController()
    const timer = setTimeout(
      () => {
        search(text, abort.signal).then(
          banks => {
            if (!abort.signal.aborted) setFound({ state: 'ready', banks })
          },
          () => {
            if (!abort.signal.aborted) setFound({ state: 'failed' })
          },
        )
      },
      text ? typingPauseMs : 0,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text, search])

  const banks = found.state === 'ready' ? found.banks : []
  const name =
    [picked, ...banks].find(bank => bank?.bic === value)?.name ?? (value ? chosenName : undefined)
  const note = {
    loading: t($ => $.query.loading),
    failed: t($ => $.picker.failed),
    ready: banks.length === 0 ? t($ => $.picker.nothing) : undefined,
  }[found.state]

  return (
    <PickerField
      {...props}
      value={value}
      onPick={bic => {
        setPicked(banks.find(bank => bank.bic === bic))
        onChange(bic)
      }}
      placeholder={props.placeholder ?? t($ => $.picker.chooseBank)}
      shown={value ? `${value}${name ? ` · ${name}` : ''}` : undefined}
      search={{ text, onChange: setText, placeholder: t($ => $.picker.searchBank) }}
      options={banks.map(bank => ({
        value: bank.bic,
        content: (
          <span className={classes.option}>
            {bank.name}
            <span className={classes.note}>{bank.bic}</span>
          </span>
        ),
      }))}
      note={note}
    />
  )
}
