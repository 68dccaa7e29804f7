import { textsOfContent } from '@tartip/domain/forms/content'
import {
  fieldsOfOperation,
  wireNameOf,
  type FormTexts,
  type FormValues,
  type PaymentForm,
  type StoredContent,
} from '@tartip/domain/forms/form'
import { isCurrencyCode } from '@tartip/domain/money/currency'
import { parseDecimal } from '@tartip/domain/money/decimal'
import type { OperationCode } from '@tartip/domain/payment/operation'
import { isLocalDate } from '@tartip/domain/time/instant'
import { sameTexts } from './form-state.ts'

/** A document as the server sends it, as far as its content goes. */
interface WireDocument {
  readonly payment: {
    readonly operationCode: OperationCode
    readonly transferNum: string
    readonly payerAccount: string
    readonly recipientAccount: string
    readonly recipientName: string
    readonly amount: string
    readonly currency: string
    readonly commission: string
    readonly commissionCurrency: string
    readonly purpose: string
    readonly valueDate: string
  }
  readonly payerName: string
  readonly payerInn: string
  readonly payerBic: string
  readonly recipientBic: string
  readonly recipientInn?: string | null | undefined
  readonly paymentCode?: string | null | undefined
  readonly terms: readonly { readonly name: string; readonly value: string }[]
}

/** What a document from the server says; undefined when its currency is none of this product. */
export function contentOfWire(document: WireDocument): StoredContent | undefined {
  const { payment, payerName, payerInn, payerBic, recipientBic } = document
  const { amount, currency, commission, commissionCurrency, ...rest } = payment
  if (!isCurrencyCode(currency) || !isCurrencyCode(commissionCurrency)) return undefined
  const amountMinor = parseDecimal(amount, currency)
  const commissionMinor = parseDecimal(commission, commissionCurrency)
  if (!amountMinor.ok || !commissionMinor.ok) return undefined
  return {
    ...rest,
    payerName,
    payerInn,
    payerBic,
    recipientBic,
    ...(document.recipientInn ? { recipientInn: document.recipientInn } : {}),
    ...(document.paymentCode ? { paymentCode: document.paymentCode } : {}),
    amountMinor: amountMinor.value,
    currency,
    commissionMinor: commissionMinor.value,
    commissionCurrency,
    terms: Object.fromEntries(document.terms.map(({ name, value }) => [name, value])),
  }
}

/** A saved document as the form shows it for editing. */
export function textsToEdit(form: PaymentForm, document: WireDocument): FormTexts {
  const content = contentOfWire(document)
  return content ? textsOfContent(form, content, 'typed') : {}
}

/** The same document once more: its day and number are new ones. */
export function textsToRepeat(form: PaymentForm, document: WireDocument): FormTexts {
  const isNew = ([name]: readonly [string, unknown]) =>
    !form.fields[name]?.isNumbered && form.fields[name]?.kind.name !== 'date'
  return Object.fromEntries(Object.entries(textsToEdit(form, document)).filter(isNew))
}

/**
 * Texts kept in memory over a session's end. The shape is checked, since a release may have come in between; undefined
 * when they are not of this form.
 */
export function textsOfSnapshot(form: PaymentForm, kept: unknown): FormTexts | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const texts = Object.entries(kept).flatMap(([name, text]: [string, unknown]) =>
    name in form.fields && typeof text === 'string' ? [[name, text] as const] : [],
  )
  if (texts.length < Object.values(kept).filter(text => text !== undefined).length) return undefined
  const isSound = ([name, text]: readonly [string, string]) =>
    form.fields[name]?.kind.name !== 'date' || text === '' || isLocalDate(text)
  return Object.fromEntries(texts.filter(isSound))
}

/** One field in which the person and a colleague wrote different things. */
export interface TextConflict {
  readonly field: string
  readonly theirs: string
}

/**
 * A document that changed while it was edited: what the person typed stays, fields they did not touch follow the
 * document, and where both changed the same thing there is a conflict.
 */
export function mergeTexts(
  base: FormTexts,
  typed: FormTexts,
  fresh: FormTexts,
): { readonly typed: FormTexts; readonly conflicts: readonly TextConflict[] } {
  if (sameTexts(base, typed)) return { typed: fresh, conflicts: [] }
  const isMine = (field: string): boolean => (typed[field] ?? '') !== (base[field] ?? '')
  const mine = Object.entries(typed).filter(([field]) => isMine(field))
  return {
    typed: { ...fresh, ...Object.fromEntries(mine) },
    conflicts: mine.flatMap(([field, text = '']) => {
      const theirs = fresh[field] ?? ''
      return theirs !== (base[field] ?? '') && theirs !== text ? [{ field, theirs }] : []
    }),
  }
}

/** Values by the names of the call; what is empty is left out. */
export function wireValuesOf(
  form: PaymentForm,
  operation: OperationCode,
  values: FormValues,
): FormValues {
  return Object.fromEntries(
    fieldsOfOperation(form, operation).flatMap(name =>
      values[name] ? [[wireNameOf(form, name), values[name]] as const] : [],
    ),
  )
}
