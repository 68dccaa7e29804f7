import { isCurrencyCode } from '../money/currency.ts'
import { toDecimal } from '../money/decimal.ts'
import { pageOfOperation } from '../payment/operation.ts'
import type { PaymentContent } from '../payment/payment-content.ts'
import { purposeCleanerOf } from '../text/purpose-cleaner.ts'
import { known, valueOf, type FormFacts } from './facts.ts'
import {
  fieldsOfOperation,
  wireNameOf,
  type CheckInput,
  type FormTexts,
  type PaymentForm,
  type StoredContent,
} from './form.ts'
import { parseDecimal } from '../money/decimal.ts'

/** Who pays: the organisation, as its contract names it, and this bank. */
export interface PayingParty {
  readonly payerName: string
  readonly payerInn: string
  readonly ownBic: string
}

/** What a sound form says, without its number, which the server may have to take. */
export type FormContent = Omit<PaymentContent, 'transferNum'> & { readonly transferNum?: string }

/**
 * The content of a form that has neither failures nor undecided checks.
 *
 * @throws when a fact that every payment needs is missing
 */
export function contentOfForm(
  form: PaymentForm,
  { operation, values, facts }: CheckInput,
  { ownBic, ...party }: PayingParty,
): FormContent {
  const payer = valueOf(facts, 'payer')
  // A form without this fact makes documents that cost nothing.
  const commission =
    'commission' in form.facts
      ? valueOf(facts, 'commission')
      : payer && { amountMinor: 0n, currency: payer.currency }
  const amount = payer && parseDecimal(values['amount'] ?? '', payer.currency)
  if (!payer || !commission || !amount?.ok) {
    throw new Error(`The content of a ${operation} was asked for before it was sound`)
  }
  const { terms, purpose, ...parties } = form.contentOf({ operation, values, facts, ownBic })
  const { transferNum, paymentCode } = values
  return {
    ...(transferNum ? { transferNum } : {}),
    payerAccount: payer.account,
    ...party,
    payerBic: ownBic,
    ...parties,
    amountMinor: amount.value,
    currency: payer.currency,
    commissionMinor: commission.amountMinor,
    commissionCurrency: commission.currency,
    purpose: purpose ?? purposeCleanerOf(pageOfOperation(operation))(values['purpose'] ?? ''),
    ...(paymentCode ? { paymentCode } : {}),
    valueDate: values['valueDate'] ?? '',
    terms: { ...termsOfFields(form, operation, values), ...terms },
  }
}

function termsOfFields(
  form: PaymentForm,
  operation: CheckInput['operation'],
  values: CheckInput['values'],
): Record<string, string> {
  const kept = fieldsOfOperation(form, operation).filter(
    field => form.fields[field]?.storedIn === 'terms' && values[field],
  )
  return Object.fromEntries(kept.map(field => [wireNameOf(form, field), values[field] ?? '']))
}

/**
 * A stored document as texts of its form, choices included, for repeating (`wire`) and editing (`typed`). The
 * other way round of `contentOfForm`.
 */
export function textsOfContent(
  form: PaymentForm,
  content: StoredContent,
  source: 'typed' | 'wire',
): FormTexts {
  const { operationCode, payerAccount, currency } = content
  const exotic = content.terms['exoticCurrency'] ?? ''
  const facts: FormFacts = {
    payer: known({ account: payerAccount, currency }),
    ...(isCurrencyCode(exotic) ? { exotic: known({ currency: exotic }) } : {}),
  }
  const texts: Record<string, string> = {}
  for (const name of fieldsOfOperation(form, operationCode)) {
    const value = storedValue(content, wireNameOf(form, name))
    texts[name] =
      source === 'typed' && value !== ''
        ? (form.fields[name]?.kind.toTyped(value, facts) ?? value)
        : value
  }
  return { ...texts, ...form.choicesOf?.(content, source) }
}

/** A stored value in wire form; '' when the document has none. */
function storedValue(content: StoredContent, name: string): string {
  if (name === 'amount') return toDecimal(content.amountMinor, content.currency)
  const columns: Readonly<Record<string, unknown>> = { ...content }
  const value = columns[name] ?? content.terms[name]
  return typeof value === 'string' ? value : ''
}
