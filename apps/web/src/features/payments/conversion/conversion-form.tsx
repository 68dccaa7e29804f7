import { conversion, conversionSides, mayBeQuoted } from '@tartip/domain/forms/conversion'
import { valueOf, type FormFacts } from '@tartip/domain/forms/facts'
import type { FormTexts } from '@tartip/domain/forms/form'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { formatAmount, formatDecimal, formatExact } from '@tartip/domain/money/format-amount'
import { toDecimal } from '@tartip/domain/money/decimal'
import { formatDate } from '@tartip/domain/time/format-date'
import { CheckField } from '../../../components/fields/check-field.tsx'
import { MoneyField } from '../../../components/fields/money-field.tsx'
import type { DocumentForm, FormView } from '../../../documents/form/document-form.ts'
import { useFailureText } from '../../../documents/form/failures.ts'
import { fieldId, useFieldProps } from '../../../documents/form/field-views.tsx'
import { FormHint } from '../../../documents/form/form-hint.tsx'
import formClasses from '../../../documents/form/form.module.css'
import { lazySlot } from '../../../lib/lazy-part.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { saveTransfer, sendForSigning } from '../form/save-transfer.ts'

const shown = (amountMinor: bigint, currency: CurrencyCode): string =>
  formatDecimal(toDecimal(amountMinor, currency), currency, { withCode: false })

/** What the accounts, the rate and the typed sum decide. */
function deriveTexts(texts: FormTexts, facts: FormFacts): FormTexts {
  const sides = conversionSides(texts, facts, 'typed')
  const isContractual = texts['rateKind'] === 'CONTRACTUAL' && mayBeQuoted(texts, facts, 'typed')
  return {
    currency: valueOf(facts, 'payer')?.currency,
    recipientCurrency: valueOf(facts, 'recipient')?.currency,
    rate: valueOf(facts, 'rate')?.rate.value,
    rateKind: isContractual ? 'CONTRACTUAL' : 'FIXED',
    ...(sides?.side === 'BUY' ? { amount: shown(sides.payerMinor, sides.payer) } : {}),
  }
}

/** Either sum is typed, the other follows. */
function Sums({ form }: { form: DocumentForm }) {
  const { texts, input } = form
  const sold = useFieldProps(form, 'amount')
  const bought = useFieldProps(form, 'recipientAmount')
  const sides = conversionSides(texts, input.facts, 'typed')
  const recipient = valueOf(input.facts, 'recipient')?.currency
  const computed = sides?.side === 'SELL' ? shown(sides.recipientMinor, sides.recipient) : ''
  return (
    <div className={formClasses.pair}>
      <MoneyField
        {...sold}
        isLarge
        currency={form.currency}
        isCurrencyOpen={form.isCurrencyOpen}
        onChange={amount => form.change({ amount, recipientAmount: '' })}
      />
      <MoneyField
        {...bought}
        isLarge
        currency={recipient ?? 'KGS'}
        isCurrencyOpen={recipient === undefined}
        value={texts['recipientAmount'] || computed}
        onChange={recipientAmount => form.change({ recipientAmount, amount: '' })}
      />
    </div>
  )
}

/** The rate of now, or why there is none, and the wish for a rate of the bank's own. */
function Rate({ form }: { form: DocumentForm }) {
  const { t } = useTranslation('conversion')
  const textOf = useFailureText(form.view.form)
  const { facts } = form.input
  const found = valueOf(facts, 'rate')
  const payer = valueOf(facts, 'payer')?.currency
  const failure = form.failures.get('rate')
  const isContractual = form.texts['rateKind'] === 'CONTRACTUAL'
  const refused = facts.rate && 'refused' in facts.rate ? facts.rate.refused : undefined
  return (
    <>
      <div id={fieldId('rate')} tabIndex={-1} aria-live="polite">
        {failure || refused ? (
          <FormHint tone="warning">
            {textOf(failure ?? { field: 'rate', code: 'GENERIC', params: {}, ...refused })}
          </FormHint>
        ) : null}
        <FormHint>
          {found
            ? t($ => $.rateNow, {
                base: found.rate.base,
                rate: formatExact(found.rate.value),
                quote: found.rate.quote,
              })
            : t($ => $.chooseAccounts)}
        </FormHint>
        {found?.isOld ? (
          <FormHint tone="warning">{t($ => $.oldRate, { date: formatDate(found.date) })}</FormHint>
        ) : null}
      </div>
      {found && payer && mayBeQuoted(form.texts, facts, 'typed') ? (
        <CheckField
          kind="switch"
          label={t($ => $.contractual)}
          hint={t($ => $.contractualHint, {
            above: formatAmount(found.contractualAboveMinor, payer),
          })}
          isChecked={isContractual}
          onChange={isOn => form.change({ rateKind: isOn ? 'CONTRACTUAL' : '' })}
        />
      ) : null}
    </>
  )
}

/** What arrives, and at which rate. */
function CreditedSum({ form }: { form: DocumentForm }) {
  const { t } = useTranslation('conversion')
  const { facts } = form.input
  const sides = conversionSides(form.texts, facts, 'typed')
  const rate = valueOf(facts, 'rate')?.rate
  if (!sides || !rate) return null
  const { base, quote } = rate
  return (
    <dl className={formClasses.figures}>
      <div>
        <dt>{t($ => $.credited)}</dt>
        <dd translate="no">{formatAmount(sides.recipientMinor, sides.recipient)}</dd>
      </div>
      <div>
        <dt>{t($ => $.rate)}</dt>
        <dd>{t($ => $.pair, { base, rate: formatExact(rate.value), quote })}</dd>
      </div>
    </dl>
  )
}

const conversionState = lazySlot(
  async () => (await import('./conversion-state.tsx')).ConversionState,
)

/** Between two own accounts in different currencies. */
export const conversionView: FormView = {
  form: conversion,
  sections: [
    { title: 'payer', rows: ['payerAccount'] },
    { title: 'recipient', rows: ['recipientAccount'] },
    { title: 'amount', rows: [Sums, Rate] },
    { title: 'date', rows: [['valueDate', 'transferNum']] },
  ],
  save: saveTransfer,
  send: sendForSigning,
  derive: deriveTexts,
  Summary: CreditedSum,
  mustWait: texts => texts['rateKind'] === 'CONTRACTUAL',
  Saved: conversionState.Part,
}
