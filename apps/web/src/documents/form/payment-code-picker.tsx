import { useSettled } from '../../lib/use-settled.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../lib/use-translation.ts'
import type { TextualFieldProps } from '../../components/fields/field-props.ts'
import { PickerField } from '../../components/fields/picker-field.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import type { PaymentCode } from './form-queries.ts'
import { paymentCodesQuery } from './form-queries.ts'
import classes from './form.module.css'

const typingPauseMs = 200

/** A code of the state classifier, found by its digits or by what it is for. */
export function PaymentCodePicker(props: TextualFieldProps) {
  const { value, onChange } = props
  const { t } = useTranslation('form')
  const language = useLanguage()
  const [text, setText] = useState('')
  const wanted = useSettled(text.trim(), typingPauseMs)
  const [picked, setPicked] = useState<PaymentCode>()
  const found = useQuery(paymentCodesQuery(wanted))
  // A code of a saved document has its name looked up once; a picked one is known.
  const isKnown = value === '' || picked?.code === value
  const saved = useQuery({ ...paymentCodesQuery(value), enabled: !isKnown })
  const codes = found.data ?? []
  const chosen = [picked, ...codes, ...(saved.data ?? [])].find(code => code?.code === value)

  return (
    <PickerField
      {...props}
      onPick={code => {
        setPicked(codes.find(one => one.code === code))
        onChange(code)
      }}
      placeholder={t($ => $.code.choose)}
      shown={value ? <CodeLine code={value} name={chosen?.name[language]} /> : undefined}
      search={{ text, onChange: setText, placeholder: t($ => $.code.search) }}
      options={codes.map(code => ({
        value: code.code,
        content: <CodeLine code={code.code} name={code.name[language]} />,
      }))}
      note={noteOf()}
    />
  )

  function noteOf(): string | undefined {
    if (found.isPending) return t($ => $.code.loading)
    if (found.isError) return t($ => $.code.failed)
    return codes.length === 0 ? t($ => $.code.nothing) : undefined
  }
}

function CodeLine({ code, name }: { code: string; name: string | undefined }) {
  return (
    <span className={classes.codeLine}>
      <span className={classes.code}>{code}</span>
      {name ? <span className={classes.codeName}>{name}</span> : null}
    </span>
  )
}
