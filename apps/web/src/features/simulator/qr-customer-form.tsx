import { readElqr } from '@tartip/domain/qr/elqr'
import { errorText } from '@tartip/domain/errors/catalogue'
import { toDecimal } from '@tartip/domain/money/decimal'
import { parseTypedAmount } from '@tartip/domain/money/typed-amount'
import { useState, type SubmitEvent } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { toast } from '../../components/feedback/toast-store.ts'
import { MoneyField } from '../../components/fields/money-field.tsx'
import { TextAreaField } from '../../components/fields/text-area-field.tsx'
import { SummaryCard } from '../../components/layout/summary-card.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import classes from './simulator.module.css'
import { useDeskAction } from './use-desk-action.ts'

/** A customer of another bank pays the code that a seller shows. */
export function QrCustomerForm() {
  const { t } = useTranslation('simulator')
  const language = useLanguage()
  const { busyPath, runAction } = useDeskAction()
  const [code, setCode] = useState('')
  const [typed, setTyped] = useState('')
  const read = code.trim() === '' ? undefined : readElqr(code)
  const isOpen = read?.ok === true && read.value.amountIsEditable
  const amount = parseTypedAmount(typed, 'KGS')
  const isComplete = read?.ok === true && (!isOpen || (amount.ok && amount.value > 0n))
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isComplete) return
    const body = {
      code: code.trim(),
      ...(isOpen && amount.ok ? { amount: toDecimal(amount.value, 'KGS') } : {}),
    }
    if (await runAction('/qr/pay', body)) {
      toast.success(t($ => $.qr.paid))
      setTyped('')
    }
  }
  return (
    <SummaryCard title={t($ => $.qr.title)}>
      <form className={classes.stack} onSubmit={event => void handleSubmit(event)}>
        <TextAreaField
          label={t($ => $.qr.code)}
          value={code}
          error={
            read && !read.ok ? errorText(read.error.code, read.error.params, language) : undefined
          }
          onChange={setCode}
        />
        {isOpen ? (
          <MoneyField
            label={t($ => $.qr.amount)}
            currency="KGS"
            value={typed}
            onChange={setTyped}
          />
        ) : null}
        <Button type="submit" aria-disabled={!isComplete || busyPath !== undefined || undefined}>
          {t($ => $.qr.pay)}
        </Button>
      </form>
    </SummaryCard>
  )
}
