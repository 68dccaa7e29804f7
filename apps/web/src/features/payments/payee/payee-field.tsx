import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { IconSearch } from '@tabler/icons-react'
import { textsOfPayee } from '@tartip/domain/forms/payee-texts'
import { outlineOfOperation } from '@tartip/domain/forms/form-outlines'
import { parseAccountNumber, shortAccount } from '@tartip/domain/identifiers/account-number'
import { parseCounterpartyInn } from '@tartip/domain/identifiers/inn'
import { foldForSearch } from '@tartip/domain/text/collation'
import { formatDate } from '@tartip/domain/time/format-date'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { InputLine } from '../../../components/fields/input-line.tsx'
import { useListPlace } from '../../../components/overlay/use-list-place.ts'
import { Amount } from '../../../components/text/amount.tsx'
import type { DocumentForm } from '../../../documents/form/document-form.ts'
import { fieldId } from '../../../documents/form/field-views.tsx'
import { formHref } from '../../../documents/form/form-address.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { PastedRequisites } from './pasted-requisites.tsx'
import classes from './payee-field.module.css'
import { payeesQuery, type KnownPayee } from './payee-queries.ts'
import { lastAmountFrom, payerOf } from './use-payee-texts.ts'

const typingPauseMs = 200

/** To be focused once a payee is known: what is paid to them is still to be typed. */
export function focusAmount(): void {
  document.getElementById(fieldId('amount'))?.focus()
}

/** One field for the payee: a part of the name, the INN or the account of somebody who was paid before fills the rest. */
export function PayeeField({ form }: { form: DocumentForm }) {
  // The form of a transfer between own accounts has no payee, and a saved document has its own.
  if (form.edited || form.operation === 'INTRABANK_OWN') return null
  return (
    <>
      <PayeeCombobox form={form} />
      <PastedRequisites form={form} />
    </>
  )
}

function PayeeCombobox({ form }: { form: DocumentForm }) {
  const { t } = useTranslation('paymentForm')
  const id = useId()
  const listId = `${id}-list`
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [marked, setMarked] = useState(0)
  const settled = useSettled(text.trim(), typingPauseMs)
  const isAsLastTime = meansPhrase(
    settled,
    t($ => $.payee.asLastTime),
  )
  const payees = useQuery({
    ...payeesQuery(form.legalPartyId, isAsLastTime ? '' : settled),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  })
  const choosePayee = useChoosePayee(form)
  const fields = isAsLastTime ? undefined : newPayeeFields(form, text)
  const found = payees.data ?? []
  const options = [...found, ...(fields ? [fields] : [])]
  const place = Math.min(marked, options.length - 1)
  const isShown = isOpen && options.length > 0
  const input = useRef<HTMLInputElement>(null)
  const list = useListPlace(input, isShown)
  useMarkInView(listId, isShown ? place : -1)

  const close = () => {
    setIsOpen(false)
    setMarked(0)
  }
  const choose = (option: KnownPayee | NewPayee) => {
    close()
    setText('')
    if ('account' in option) choosePayee(option, isAsLastTime)
    else {
      form.change({ [option.field]: option.text })
      document.getElementById(fieldId(option.field))?.focus()
    }
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const next = { ArrowDown: place + 1, ArrowUp: place - 1 }[event.key]
    if (next !== undefined) {
      event.preventDefault()
      if (isShown) setMarked((next + options.length) % options.length)
      else setIsOpen(true)
    } else if (event.key === 'Enter') {
      // A payee that is still being searched must not send the form.
      if (isShown || text.trim() !== '') event.preventDefault()
      const option = isShown && settled === text.trim() ? options[place] : undefined
      if (option) choose(option)
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }

  return (
    <div className={classes.payee}>
      <InputLine
        field={{
          id,
          label: t($ => $.payee.label),
          hint: t($ => $.payee.hint),
          placeholder: t($ => $.payee.placeholder),
          onBlur: close,
        }}
        ref={input}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isShown ? `${listId}-${place}` : undefined}
        autoComplete="off"
        leftSection={<IconSearch size={18} aria-hidden />}
        value={text}
        onChange={event => {
          setText(event.currentTarget.value)
          setMarked(0)
          setIsOpen(true)
        }}
        onFocus={() => setIsOpen(true)}
        onClick={() => setIsOpen(true)}
        onKeyDown={handleKeyDown}
      />
      <div
        {...list}
        id={listId}
        role="listbox"
        aria-label={t($ => $.payee.list)}
        className={classes.list}
        hidden={!isShown}
      >
        {options.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys go to the field, which has the focus
          <div
            key={'account' in option ? option.account : 'new'}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === place}
            className={classes.option}
            onMouseDown={event => event.preventDefault()}
            onMouseMove={() => setMarked(index)}
            onClick={() => choose(option)}
          >
            {'account' in option ? (
              <PayeeLine payee={option} />
            ) : (
              t($ => $.payee.new, { text: option.text })
            )}
          </div>
        ))}
      </div>
      {isOpen && payees.isError ? (
        <p className={classes.note} role="status">
          {t($ => $.payee.failed)}
        </p>
      ) : null}
    </div>
  )
}

function PayeeLine({ payee }: { payee: KnownPayee }) {
  const { t } = useTranslation('paymentForm')
  const language = useLanguage()
  return (
    <span className={classes.line} translate="no">
      <span className={classes.name}>{payee.name}</span>
      <span className={classes.amount}>
        <Amount value={payee.amount} currency={payee.currency} />
      </span>
      <span className={classes.detail}>
        {payee.bankName[language]} {shortAccount(payee.account)}
      </span>
      <span className={classes.detail}>
        {t($ => $.payee.paid, { count: payee.count })} · {formatDate(payee.lastValueDate)}
      </span>
    </span>
  )
}

/** Whether the typed text means the phrase: one word of several may as well begin a name. */
function meansPhrase(typed: string, phrase: string): boolean {
  const [text, whole] = [foldForSearch(typed), foldForSearch(phrase)]
  return whole.startsWith(text) && (text.includes(' ') || text === whole)
}

/** Fills the form as the last document to the payee was, or opens the form that made it; on request with its amount. */
function useChoosePayee(form: DocumentForm): (payee: KnownPayee, withAmount: boolean) => void {
  const router = useRouter()
  return (payee, withAmount) => {
    const own = outlineOfOperation(payee.operationCode)
    if (own && own.path !== form.view.form.path) {
      const amount = withAmount ? { amount: 'last' as const } : {}
      router.history.push(formHref(own, { payee: payee.account, ...amount }))
      return
    }
    const accounts = form.accounts ?? []
    const payer = payerOf(form.view, payee, accounts)
    const payerAccount = payer['payerAccount'] ?? form.texts['payerAccount']
    form.change({
      ...textsOfPayee(form.view.form, payee, form.day?.date),
      ...payer,
      ...(withAmount ? lastAmountFrom(payee, payerAccount, accounts) : {}),
    })
    focusAmount()
  }
}

interface NewPayee {
  readonly field: 'recipientName' | 'recipientInn' | 'recipientAccount'
  readonly text: string
}

/** Where the typed text belongs when nobody known is meant. */
function newPayeeFields({ view }: DocumentForm, typed: string): NewPayee | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  if (parseAccountNumber(text).ok) return { field: 'recipientAccount', text }
  if (!('recipientName' in view.form.fields)) return undefined
  if (parseCounterpartyInn(text).ok) return { field: 'recipientInn', text }
  return /\p{L}/u.test(text) ? { field: 'recipientName', text } : undefined
}

function useMarkInView(listId: string, place: number): void {
  useEffect(() => {
    if (place >= 0) {
      document.getElementById(`${listId}-${place}`)?.scrollIntoView({ block: 'nearest' })
    }
  }, [listId, place])
}
