import { useQuery } from '@tanstack/react-query'
import { formatAccountNumber, parseAccountNumber } from '@tartip/domain/identifiers/account-number'
import { parseCounterpartyInn } from '@tartip/domain/identifiers/inn'
import { formatDecimal } from '@tartip/domain/money/format-amount'
import { isCurrencyCode } from '@tartip/domain/money/currency'
import { nextPurpose } from '@tartip/domain/payment/next-purpose'
import { longestNameWord, payeeOfOtherAccount } from '@tartip/domain/payment/payee'
import { formatDate } from '@tartip/domain/time/format-date'
import { useEffect } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import type { DocumentForm } from '../../../documents/form/document-form.ts'
import { FormHint } from '../../../documents/form/form-hint.tsx'
import { useSettled } from '../../../lib/use-settled.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { payeesQuery, type KnownPayee } from './payee-queries.ts'

/** What is known of the account that is typed or chosen: how it was paid last, or that its owner had another one. */
export function PayeeNotes({ form }: { form: DocumentForm }) {
  const { texts, legalPartyId, operation } = form
  const account = parseAccountNumber(texts['recipientAccount'] ?? '')
  const isAsked = account.ok && operation !== 'INTRABANK_OWN'
  const own = useQuery({
    ...payeesQuery(legalPartyId, account.ok ? account.value : ''),
    enabled: isAsked,
  })
  const isNew = isAsked && own.data !== undefined && own.data.length === 0
  const words = useSettled(isNew ? wordsOf(texts) : '', typingPauseMs)
  const alike = useQuery({ ...payeesQuery(legalPartyId, words), enabled: isNew && words !== '' })
  if (!isAsked || form.edited) return null
  const [known] = own.data ?? []
  if (known) return <LastTime form={form} payee={known} />
  const other =
    isNew &&
    payeeOfOtherAccount(alike.data ?? [], {
      account: account.value,
      name: texts['recipientName'] ?? '',
      inn: texts['recipientInn'] ?? '',
    })
  return other ? <OtherAccount form={form} payee={other} /> : null
}

const typingPauseMs = 300

/** By what somebody of the same INN or name is searched. */
function wordsOf(texts: DocumentForm['texts']): string {
  const inn = parseCounterpartyInn(texts['recipientInn'] ?? '')
  return inn.ok ? inn.value : longestNameWord(texts['recipientName'] ?? '')
}

function LastTime({ form, payee }: { form: DocumentForm; payee: KnownPayee }) {
  const { t } = useTranslation('payments')
  const { amount, currency, count, lastValueDate } = payee
  const today = form.day?.date ?? lastValueDate
  const { text, raised } = nextPurpose(payee.purpose, today)
  const isRaised = raised && form.texts['purpose'] === text
  const mayTakeAmount = isCurrencyCode(currency) && currency === form.currency
  const shown = mayTakeAmount ? formatDecimal(amount, currency) : `${amount} ${currency}`
  const takeAmount = () => {
    if (!mayTakeAmount) return
    form.change({ amount: formatDecimal(amount, currency, { withCode: false }) })
  }
  return (
    <FormHint
      isAnnounced
      actions={
        mayTakeAmount && form.texts['amount'] === '' ? (
          <Button size="sm" variant="default" onClick={takeAmount}>
            {t($ => $.payee.sameAmount, { amount: shown })}
          </Button>
        ) : undefined
      }
    >
      {t($ => $.payee.lastTime, { count, date: formatDate(lastValueDate), amount: shown })}
      {isRaised ? ` ${t($ => $.payee.raised, raised)}` : null}
    </FormHint>
  )
}

/** Invoices of swindlers name a new account of an old payee, so a changed one is never passed over in silence. */
function OtherAccount({ form, payee }: { form: DocumentForm; payee: KnownPayee }) {
  const { t } = useTranslation('payments')
  const { setDoubt } = form
  const { name, account } = payee
  const typed = form.texts['recipientAccount'] ?? ''
  useEffect(
    function confirmBeforeSending() {
      setDoubt({ key: `${account} ${typed}`, name, account })
      return () => setDoubt(undefined)
    },
    [setDoubt, name, account, typed],
  )
  const takeFormer = () => form.change({ recipientAccount: payee.account, recipientBic: payee.bic })
  return (
    <FormHint
      tone="warning"
      isAnnounced
      actions={
        <Button size="sm" variant="default" onClick={takeFormer}>
          {t($ => $.payee.takeFormer)}
        </Button>
      }
    >
      {t($ => $.payee.otherAccount, {
        name: payee.name,
        account: formatAccountNumber(payee.account),
        date: formatDate(payee.lastValueDate),
      })}
    </FormHint>
  )
}
