import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { formatAccountNumber } from '@tartip/domain/identifiers/account-number'
import { parseCounterpartyInn } from '@tartip/domain/identifiers/inn'
import { formatDecimal } from '@tartip/domain/money/format-amount'
import { isCurrencyCode } from '@tartip/domain/money/currency'
import { nextPurpose } from '@tartip/domain/payment/next-purpose'
import {
  longestNameWord,
  payeeOfOtherAccount,
  wholePayeeAccount,
} from '@tartip/domain/payment/payee'
import { formatDate } from '@tartip/domain/time/format-date'
import { useEffect, useRef } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import type { DocumentForm, FormDoubt } from '../../../documents/form/document-form.ts'
import { FormHint } from '../../../documents/form/form-hint.tsx'
import { ApiError } from '../../../lib/api-error.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { payeesQuery, type KnownPayee } from './payee-queries.ts'
import { lastAmountFrom } from './use-payee-texts.ts'

/** What is known of the account that is typed or chosen: how it was paid last, or that its owner had another one. */
export function PayeeNotes({ form }: { form: DocumentForm }) {
  const { texts, legalPartyId } = form
  const account = accountIn(form)
  const own = useQuery({
    ...payeesQuery(legalPartyId, account ?? '', isAbroad(form)),
    enabled: account !== undefined,
  })
  const isNew = account !== undefined && own.data !== undefined && own.data.length === 0
  const words = useSettled(isNew ? wordsOf(texts) : '', typingPauseMs)
  const alike = useQuery({
    ...payeesQuery(legalPartyId, words, isAbroad(form)),
    enabled: isNew && words !== '',
  })
  useCheckBeforeSending(form)
  if (account === undefined) return null
  const [known] = own.data ?? []
  if (known) return <LastTime form={form} payee={known} />
  const other = isNew && otherAccountIn(alike.data ?? [], account, form)
  return other ? <OtherAccount form={form} payee={other} /> : null
}

type Asked = Pick<DocumentForm, 'texts' | 'legalPartyId' | 'operation' | 'edited'>

/** The account of somebody else that a new document pays; undefined while there is none. */
function accountIn(asked: Omit<Asked, 'legalPartyId'>): string | undefined {
  const { texts, operation, edited } = asked
  if (operation === 'INTRABANK_OWN' || edited) return undefined
  return wholePayeeAccount(texts['recipientAccount'] ?? '', isAbroad(asked))
}

const isAbroad = ({ operation }: Pick<Asked, 'operation'>): boolean => operation === 'SWIFT'

const otherAccountIn = (
  alike: readonly KnownPayee[],
  account: string,
  asked: Pick<Asked, 'texts' | 'operation'>,
) =>
  payeeOfOtherAccount(alike, {
    account,
    name: asked.texts['recipientName'] ?? '',
    inn: asked.texts['recipientInn'] ?? '',
    isAbroad: isAbroad(asked),
  })

/**
 * Forged invoices name a new account of a known payee, so a changed one always has to be confirmed: whoever
 * sends faster than the notes appear has to confirm it too.
 */
function useCheckBeforeSending({ setDoubtCheck, ...form }: DocumentForm): void {
  const queryClient = useQueryClient()
  const latest = useRef<Asked>(form)
  latest.current = form
  useEffect(
    function checkBeforeSending() {
      setDoubtCheck(() => doubtAbout(queryClient, latest.current))
      return () => setDoubtCheck(undefined)
    },
    [setDoubtCheck, queryClient],
  )
}

async function doubtAbout(queryClient: QueryClient, asked: Asked): Promise<FormDoubt | undefined> {
  const { texts, legalPartyId } = asked
  const account = accountIn(asked)
  const words = wordsOf(texts)
  if (account === undefined || words === '') return undefined
  const find = (text: string) =>
    queryClient.fetchQuery(payeesQuery(legalPartyId, text, isAbroad(asked)))
  try {
    if ((await find(account)).length > 0) return undefined
    const other = otherAccountIn(await find(words), account, asked)
    return other && { key: `${other.account} ${account}`, ...other }
  } catch (error) {
    // The question is a help: a list of payees that cannot be read keeps nobody from paying.
    if (error instanceof ApiError) return undefined
    throw error
  }
}

const typingPauseMs = 300

/** By what somebody of the same INN or name is searched. */
function wordsOf(texts: DocumentForm['texts']): string {
  const inn = parseCounterpartyInn(texts['recipientInn'] ?? '')
  return inn.ok ? inn.value : longestNameWord(texts['recipientName'] ?? '')
}

function LastTime({ form, payee }: { form: DocumentForm; payee: KnownPayee }) {
  const { t } = useTranslation('paymentForm')
  const { amount, currency, count, lastValueDate } = payee
  const { text, raised } = nextPurpose(payee.purpose, form.day?.date)
  const isRaised = raised && form.texts['purpose'] === text
  const lastAmount = lastAmountFrom(payee, form.texts['payerAccount'], form.accounts ?? [])
  const mayTakeAmount = 'amount' in lastAmount
  const shown = isCurrencyCode(currency) ? formatDecimal(amount, currency) : `${amount} ${currency}`
  return (
    <FormHint
      isAnnounced
      actions={
        mayTakeAmount && form.texts['amount'] === '' ? (
          <Button size="sm" variant="default" onClick={() => form.change(lastAmount)}>
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

function OtherAccount({ form, payee }: { form: DocumentForm; payee: KnownPayee }) {
  const { t } = useTranslation('paymentForm')
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
