import { permissionOfOperation, type OperationCode } from '../payment/operation.ts'
import type { OrderHead, PaymentOrder } from '../payment/payment-order.ts'
import type { AccountPermission } from '../accounts/account-permission.ts'
import { budget } from './budget.ts'
import { cardTransfer, cardTransferO24, cardTransferRko } from './card-transfer.ts'
import { clearingGross } from './clearing-gross.ts'
import { conversion } from './conversion.ts'
import {
  outlineOfDocument,
  outlineOfOperation,
  outlineOfPath,
  type FormedDocument,
  type FormOutline,
} from './form-outlines.ts'
import { wireNameOf, type FormTexts, type PaymentForm, type StoredContent } from './form.ts'
import { intraBank } from './intra-bank.ts'
import { salary } from './salary.ts'
import { qrPayment, qrRefund } from './qr.ts'
import { swift } from './swift.ts'

/** Every payment form of the product, for each outline its form. */
export const paymentForms: readonly PaymentForm[] = [
  clearingGross,
  intraBank,
  conversion,
  swift,
  cardTransferRko,
  cardTransfer,
  cardTransferO24,
  budget,
  salary,
  qrPayment,
  qrRefund,
]

const formOf = (outline: FormOutline | undefined): PaymentForm | undefined =>
  outline && paymentForms.find(({ path }) => path === outline.path)

/** The form that makes documents of an operation; undefined while the product has none. */
export const formOfOperation = (operation: OperationCode): PaymentForm | undefined =>
  formOf(outlineOfOperation(operation))

/** The form that texts of an operation were typed into. */
export function formOfTexts(operation: OperationCode, texts: FormTexts): PaymentForm | undefined {
  return texts['cardReferencesId'] ? cardTransferO24 : formOfOperation(operation)
}

/** The form of a document: a transfer to a private client's card has one of its own. */
export const formOfDocument = (document: FormedDocument): PaymentForm | undefined =>
  formOf(outlineOfDocument(document))

/** What a person must be allowed to do with the payer's account of a document; undefined: nobody pays it. */
export function permissionOfDocument(document: FormedDocument): AccountPermission | undefined {
  return outlineOfDocument(document)?.permission ?? permissionOfOperation(document.operationCode)
}

/** The form behind a name in the address. */
export const formOfPath = (path: string): PaymentForm | undefined => formOf(outlineOfPath(path))

/**
 * What the bank is ordered to do by a document; undefined when no form describes documents of its operation.
 */
export function orderOfDocument(
  document: StoredContent & Pick<OrderHead, 'paymentId' | 'legalPartyId' | 'digest'>,
): PaymentOrder | undefined {
  const form = formOfDocument(document)
  if (!form) return undefined
  const { paymentCode } = document
  const head: OrderHead = {
    paymentId: document.paymentId,
    legalPartyId: document.legalPartyId,
    payerAccount: document.payerAccount,
    payerName: document.payerName,
    amountMinor: document.amountMinor,
    currency: document.currency,
    commissionMinor: document.commissionMinor,
    commissionCurrency: document.commissionCurrency,
    purpose: document.purpose,
    ...(paymentCode === undefined ? {} : { paymentCode }),
    transferNum: document.transferNum,
    valueDate: document.valueDate,
    digest: document.digest,
  }
  return { ...head, ...form.toOrder(document) }
}

/** A term of a document, with its line in the canonical text. */
export interface StoredTerm {
  readonly name: string
  readonly canonical: string
  readonly value: string
}

/**
 * The terms of a document in the order of its form: those typed into fields, then the others.
 *
 * @throws when the document has a term that its form does not describe: no signature would cover it
 */
export function termsInOrder(content: StoredContent): readonly StoredTerm[] {
  const { operationCode, terms } = content
  const form = formOfDocument(content)
  const described = form ? describedTerms(form) : []
  const unknown = Object.keys(terms).find(name => !described.some(([one]) => one === name))
  if (unknown !== undefined) throw new Error(`A ${operationCode} has no term ${unknown}`)
  return described.flatMap(([name, canonical]) => {
    const value = terms[name]
    return value === undefined ? [] : [{ name, canonical, value }]
  })
}

type DescribedTerm = readonly [name: string, canonical: string]
/** Forms never change, and every document of a batch is described by one. */
const termsOfForms = new WeakMap<PaymentForm, readonly DescribedTerm[]>()

function describedTerms(form: PaymentForm): readonly DescribedTerm[] {
  const known = termsOfForms.get(form)
  if (known) return known
  const ofFields = Object.keys(form.fields).flatMap(name => {
    const { storedIn, canonical } = form.fields[name] ?? {}
    return storedIn && canonical ? [[wireNameOf(form, name), canonical] as const] : []
  })
  const others = Object.entries(form.terms ?? {})
  const terms = [...ofFields, ...others.map(([name, { canonical }]) => [name, canonical] as const)]
  termsOfForms.set(form, terms)
  return terms
}
