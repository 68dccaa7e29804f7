import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { sentCurrencyOf, valueOf, type FormFacts } from '@tartip/domain/forms/facts'
import type { FormTexts } from '@tartip/domain/forms/form'
import { exoticSides, offeredOptions, swift } from '@tartip/domain/forms/swift'
import { countryOfBank, isSameBank, russianKeyHolds } from '@tartip/domain/identifiers/swift-code'
import type { LocalizedText } from '@tartip/domain/language'
import { isCurrencyCode, type CurrencyCode } from '@tartip/domain/money/currency'
import { toDecimal } from '@tartip/domain/money/decimal'
import { formatDecimal, formatExact } from '@tartip/domain/money/format-amount'
import { emptyKpp } from '@tartip/domain/payment/swift-terms'
import { withoutBlanks } from '@tartip/domain/text/blanks'
import { compareText } from '@tartip/domain/text/collation'
import { cleanSwiftText, transliterate } from '@tartip/domain/text/swift-text'
import { useMemo, useState } from 'react'
import { Amount } from '../../../components/text/amount.tsx'
import { AccountPicker } from '../../../components/fields/account-picker.tsx'
import { CheckField } from '../../../components/fields/check-field.tsx'
import { MoneyField } from '../../../components/fields/money-field.tsx'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { Unfold } from '../../../components/layout/unfold.tsx'
import { abroadQuery, categoriesQuery, type NamedCode } from '../../../documents/form/abroad.ts'
import type {
  DocumentForm,
  FeeBase,
  FormSlot,
  FormView,
} from '../../../documents/form/document-form.ts'
import { FeeText } from '../../../documents/form/fee-text.tsx'
import { FieldRow, useFieldProps } from '../../../documents/form/field-views.tsx'
import { FormHint } from '../../../documents/form/form-hint.tsx'
import { commissionQuery } from '../../../documents/form/form-queries.ts'
import formClasses from '../../../documents/form/form.module.css'
import { feeOf, type Fee } from '../../../documents/form/use-fees.ts'
import type { FormData } from '../../../documents/form/use-form-data.ts'
import { execute } from '../../../lib/graphql-client.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { Repeatable } from '../form/repeatable.tsx'
import { saveTransfer, sendForSigning } from '../form/save-transfer.ts'
import { PayeeNotes } from '../payee/payee-notes.tsx'
import { CommissionAccountsDocument } from './api/commission-accounts.account.generated.ts'
import { ExoticAmountDocument } from './api/exotic-amount.payment.generated.ts'
import { FormRoute } from './swift-route.tsx'
import classes from './swift.module.css'

const optionOf = (texts: FormTexts, facts: FormFacts) =>
  offeredOptions(facts).find(option => option === texts['commissionOption']) ?? 'OUR'

/** What the accounts, the rate and the typed sum decide. */
function deriveTexts(texts: FormTexts, facts: FormFacts): FormTexts {
  const sides = exoticSides(texts, facts, 'typed')
  const { exoticCurrency, categoryCode = '', kpp = '', payerAccount } = texts
  const commissionOption = optionOf(texts, facts)
  const isOwnFee = commissionOption === 'BEN' || !texts['commissionAccount']
  const isTenge = sentCurrencyOf(facts) === 'KZT'
  return {
    payerCurrency: valueOf(facts, 'payer')?.currency,
    recipientBankName: texts['recipientBankName'] || knownBankName(texts, facts),
    commissionOption,
    ...(isOwnFee ? { commissionAccount: payerAccount } : {}),
    commissionCurrency: isOwnFee
      ? valueOf(facts, 'payer')?.currency
      : valueOf(facts, 'commissionPayer')?.currency,
    isExotic: exoticCurrency ? 'true' : 'false',
    exoticRate: exoticCurrency ? valueOf(facts, 'rate')?.rate.value : '',
    ...(sides?.side === 'BUY' ? { amount: shown(sides.payerMinor, sides.payer) } : {}),
    ...(isTenge && isBuilt(kpp)
      ? { kpp: tengeDigits(categoryCode, kpp.slice(categoryLength)) }
      : {}),
  }
}

/** The recipient's bank as the directory of correspondents names it, in letters that the network carries. */
function knownBankName({ recipientBic = '' }: FormTexts, facts: FormFacts): string {
  const code = withoutBlanks(recipientBic).toUpperCase()
  const known = valueOf(facts, 'abroad')?.correspondents.find(one => isBankOfCode(one, code))
  const alphabet = sentCurrencyOf(facts) === 'RUB' ? 'rur6' : 'readable'
  return known ? transliterate(cleanSwiftText(known.name), alphabet) : ''
}

/** Only SWIFT codes say more than the bank: of a national code every digit counts. */
const isBankOfCode = ({ code }: { readonly code: string }, typed: string): boolean =>
  code === typed || (/^[A-Z]/.test(code) && isSameBank(code, typed))

const shown = (amountMinor: bigint, currency: CurrencyCode): string =>
  formatDecimal(toDecimal(amountMinor, currency), currency, { withCode: false })

const kppLength = 7
const categoryLength = 3

/** Whether the digits of a tenge payment are chosen; seven zeros stand for none. */
const isBuilt = (kpp: string): boolean => kpp.length === kppLength && kpp !== emptyKpp

const tengeDigits = (categoryCode: string, parties: string): string =>
  (categoryCode || '000') + parties

/** The fee is a share of what the recipient gets. */
function feeBaseOf({ texts, input, amountMinor, currency }: FormData): FeeBase | undefined {
  const commissionOption = optionOf(texts, input.facts)
  const { commissionAccount = '' } = texts
  if (commissionAccount === '') return undefined
  const sides = exoticSides(texts, input.facts, 'typed')
  const base = sides
    ? { amountMinor: sides.recipientMinor, currency: sides.recipient }
    : amountMinor === undefined
      ? undefined
      : { amountMinor, currency }
  return base && { ...base, commissionOption, commissionAccount }
}

/** A field that is chosen from a dictionary. */
function CodeField({
  form,
  name,
  codes,
  placeholder,
}: {
  form: DocumentForm
  name: string
  codes: readonly NamedCode[]
  placeholder: string
}) {
  const props = useFieldProps(form, name)
  const language = useLanguage()
  return (
    <SelectField
      {...props}
      placeholder={placeholder}
      options={codes.map(one => optionOfCode(one, language))}
    />
  )
}

const optionOfCode = ({ code, name }: NamedCode, language: keyof LocalizedText) => ({
  value: code,
  label: `${code} · ${name[language]}`,
})

/** How the country of the currency registers the recipient; the KPP of a tenge payment is digits of its purpose. */
function RecipientCodes({ form }: { form: DocumentForm }) {
  const isRouble = sentCurrencyOf(form.input.facts) === 'RUB'
  return <FieldRow form={form} row={isRouble ? ['rubInn', 'kpp'] : ['kztBin']} />
}

function TownAndCountry({ form }: { form: DocumentForm }) {
  const { t } = useTranslation('swift')
  const language = useLanguage()
  const props = useFieldProps(form, 'country')
  const { data } = useQuery(abroadQuery)
  const countries = useMemo(() => {
    const { countries: all = [], correspondents = [] } = data ?? {}
    const reached = new Set(correspondents.map(({ country }) => country))
    return all
      .map(({ code, name }) => ({
        value: code,
        label: name[language],
        description: code,
        otherNames: Object.values(name),
        isUsual: reached.has(code),
      }))
      .toSorted((a, b) => compareText(a.label, b.label))
  }, [data, language])
  return (
    <>
      <SelectField {...props} placeholder={t($ => $.chooseCountry)} options={countries} />
      <FieldRow form={form} row={['recipientCity', 'recipientAddress']} />
    </>
  )
}

/** In which country the bank is, and what does not fit together in a Russian account. */
function BankNotes({ form }: { form: DocumentForm }) {
  const { t } = useTranslation('swift')
  const language = useLanguage()
  const { data } = useQuery(abroadQuery)
  const { recipientBic = '', recipientAccount = '', corrAccount = '' } = form.reading.values
  const code = countryOfBank(recipientBic)
  const country = data?.countries.find(one => one.code === code)
  const known = data?.correspondents.find(one => isBankOfCode(one, recipientBic))
  const isRussian = code === 'RU' && /^\d/.test(recipientBic)
  return (
    <>
      {country ? (
        <FormHint>
          {known ? `${known.name}, ${known.city}. ` : ''}
          {t($ => $.bankIn, { country: country.name[language] })}
        </FormHint>
      ) : null}
      {russianKeyHolds(recipientBic, recipientAccount) ? null : (
        <FormHint tone="warning" isAnnounced>
          {t($ => $.keyDiffers)}
        </FormHint>
      )}
      {isRussian && corrAccount !== '' && corrAccount.slice(-3) !== recipientBic.slice(-3) ? (
        <FormHint tone="warning" isAnnounced>
          {t($ => $.corrDiffers)}
        </FormHint>
      ) : null}
    </>
  )
}

/** Accounts between banks that only some payments need. */
function Intermediary({ form }: { form: DocumentForm }) {
  const { t } = useTranslation('swift')
  const isRouble = sentCurrencyOf(form.input.facts) === 'RUB'
  const names = ['intermediaryBankBic', 'intermediaryCorrAccount', 'corrAccount']
  const isNeeded = names.some(name => form.texts[name] || form.failures.has(name))
  const rows = (
    <div className={formClasses.fields}>
      <FieldRow form={form} row={['intermediaryBankBic', 'intermediaryCorrAccount']} />
      {isRouble ? null : <FieldRow form={form} row={['corrAccount']} />}
    </div>
  )
  return (
    <>
      {isRouble ? <FieldRow form={form} row={['corrAccount']} /> : null}
      {isNeeded && !isRouble ? rows : <Unfold summary={t($ => $.intermediary)}>{rows}</Unfold>}
    </>
  )
}

/** What the recipient gets when clients keep no accounts in it; either sum is typed, the other follows. */
function Sums({ form }: { form: DocumentForm }) {
  const { t } = useTranslation('swift')
  const { texts, input } = form
  const { data } = useQuery(abroadQuery)
  const choice = useFieldProps(form, 'exoticCurrency')
  const sold = useFieldProps(form, 'amount')
  const bought = useFieldProps(form, 'exoticAmount')
  const [isOpen, setIsOpen] = useState(Boolean(texts['exoticCurrency']))
  const sides = exoticSides(texts, input.facts, 'typed')
  const exotic = valueOf(input.facts, 'exotic')?.currency
  const rate = valueOf(input.facts, 'rate')?.rate
  const computed = sides?.side === 'SELL' ? shown(sides.recipientMinor, sides.recipient) : ''
  const payer = valueOf(input.facts, 'payer')?.currency
  const offered = (data?.exoticCurrencies ?? []).filter(code => code !== payer)
  return (
    <>
      <CheckField
        kind="switch"
        label={t($ => $.exotic)}
        hint={t($ => $.exoticHint)}
        isChecked={isOpen}
        onChange={isOn => {
          setIsOpen(isOn)
          if (!isOn) form.change({ exoticCurrency: '', exoticAmount: '' })
        }}
      />
      {isOpen ? (
        <SelectField
          {...choice}
          placeholder={t($ => $.chooseCurrency)}
          options={offered.map(code => ({ value: code, label: code }))}
        />
      ) : null}
      {exotic ? (
        <div className={formClasses.pair}>
          <MoneyField
            {...sold}
            isLarge
            currency={form.currency}
            onChange={amount => form.change({ amount, exoticAmount: '' })}
          />
          <MoneyField
            {...bought}
            isLarge
            currency={exotic}
            value={texts['exoticAmount'] || computed}
            onChange={exoticAmount => form.change({ exoticAmount, amount: '' })}
          />
        </div>
      ) : (
        <FieldRow form={form} row={['amount']} />
      )}
      {exotic && rate ? (
        <FormHint isAnnounced>
          {t($ => $.rateNow, {
            base: rate.base,
            rate: formatExact(rate.value),
            quote: rate.quote,
          })}
        </FormHint>
      ) : null}
    </>
  )
}

/** The code by which the recipient's country orders purposes, and the digits of a tenge payment. */
function Category({ form }: { form: DocumentForm }) {
  const { t } = useTranslation('swift')
  const sent = sentCurrencyOf(form.input.facts)
  const { data = [] } = useQuery(categoriesQuery(sent))
  if (data.length === 0) return null
  const name = sent === 'RUB' ? 'rubCodeVo' : 'categoryCode'
  return (
    <>
      <CodeField form={form} name={name} codes={data} placeholder={t($ => $.chooseCode)} />
      {sent === 'KZT' ? <TengeDigits form={form} /> : null}
    </>
  )
}

/** A company from here, and a company there. */
const usualParties = { kod: '27', kbe: '17' }

function TengeDigits({ form }: { form: DocumentForm }) {
  const { t } = useTranslation('swift')
  const language = useLanguage()
  const { data } = useQuery(abroadQuery)
  const { kpp = '', categoryCode = '' } = form.texts
  const isChosen = isBuilt(kpp)
  const kod = isChosen ? kpp.slice(categoryLength, 5) : ''
  const kbe = isChosen ? kpp.slice(5) : ''
  const options = (data?.kztParties ?? []).map(one => optionOfCode(one, language))
  const change = (parts: Partial<typeof usualParties>) => {
    const chosen = { kod: kod || usualParties.kod, kbe: kbe || usualParties.kbe, ...parts }
    form.change({ kpp: tengeDigits(categoryCode, chosen.kod + chosen.kbe) })
  }
  return (
    <>
      <div className={formClasses.pair}>
        <SelectField
          label={t($ => $.kod)}
          placeholder={t($ => $.chooseCode)}
          value={kod}
          onChange={one => change({ kod: one })}
          options={options}
        />
        <SelectField
          label={t($ => $.kbe)}
          placeholder={t($ => $.chooseCode)}
          value={kbe}
          onChange={one => change({ kbe: one })}
          options={options}
        />
      </div>
      {isChosen ? <FormHint>{t($ => $.kppDigits, { digits: kpp })}</FormHint> : null}
    </>
  )
}

/** The options with what each costs, before anything is saved. */
function Options({ form }: { form: DocumentForm }) {
  const { t } = useTranslation('swift')
  const language = useLanguage()
  const { data } = useQuery(abroadQuery)
  const props = useFieldProps(form, 'commissionOption')
  const fees = useOptionFees(form)
  const offered = offeredOptions(form.input.facts)
  // Before there is an account nothing is known of its currency.
  const isOnlyOur = form.payer !== undefined && offered.length === 1
  return (
    <fieldset className={classes.options} id={props.id} tabIndex={-1}>
      <legend className={classes.legend}>{props.label}</legend>
      {offered.map((option, index) => {
        const text = data?.commissionOptions.find(({ code }) => code === option)
        return (
          <label key={option} className={classes.option}>
            <input
              type="radio"
              name="commissionOption"
              checked={form.texts['commissionOption'] === option}
              onChange={() =>
                form.change({
                  commissionOption: option,
                  // The fee comes out of the amount.
                  ...(option === 'BEN' ? { commissionAccount: '' } : {}),
                })
              }
            />
            <span>
              <strong>{option}</strong> {text?.name[language]}
              <span className={classes.optionHint}>{text?.hint[language]}</span>
            </span>
            <span className={classes.optionFee}>
              <FeeText fee={fees[index]} />
            </span>
          </label>
        )
      })}
      {isOnlyOur ? <FormHint>{t($ => $.onlyOur)}</FormHint> : null}
      {props.error ? <FormHint tone="danger">{props.error}</FormHint> : null}
    </fieldset>
  )
}

const typingPauseMs = 300

/** What each offered option costs, in the order in which they are offered. */
function useOptionFees(form: DocumentForm): readonly Fee[] {
  const base = feeBaseOf(form)
  const amount = base ? toDecimal(base.amountMinor, base.currency) : ''
  const settled = useSettled(amount, typingPauseMs)
  const { legalPartyId, texts, input } = form
  const { payerAccount = '', commissionAccount = '' } = texts
  return useQueries({
    queries: offeredOptions(input.facts).map(commissionOption => ({
      ...commissionQuery({
        legalPartyId,
        operationCode: 'SWIFT',
        payerAccount,
        commissionAccount: commissionOption === 'BEN' ? payerAccount : commissionAccount,
        commissionOption,
        amount: settled,
        currency: base?.currency ?? form.currency,
      }),
      enabled: base !== undefined && settled !== '',
    })),
    combine: answers =>
      answers.map((answer): Fee => {
        if (!base) {
          return { state: 'unknown', missing: payerAccount === '' ? 'both' : 'amount' }
        }
        return amount !== settled || answer.isPending ? { state: 'loading' } : feeOf(answer.data)
      }),
  })
}

const commissionAccountsQuery = (partyId: string) =>
  queryOptions({
    queryKey: ['payment-form', 'commission-accounts', partyId],
    queryFn: async ({ signal }) => {
      const options = { service: 'account', signal } as const
      const found = await execute(CommissionAccountsDocument, { partyId }, options)
      // The first are in foreign currencies, the others in som: any of them may bear the fee.
      return [...found.getSwiftAccounts, ...found.getCommissionAccounts].flatMap(
        ({ currency, ...account }) =>
          isCurrencyCode(currency.isoCode) ? [{ ...account, currency: currency.isoCode }] : [],
      )
    },
  })

/** Another account may pay the fee, in its own currency; with BEN it comes out of the amount. */
function CommissionAccount({ form }: { form: DocumentForm }) {
  const props = useFieldProps(form, 'commissionAccount')
  const { data } = useQuery(commissionAccountsQuery(form.legalPartyId))
  const isFixed = form.texts['commissionOption'] === 'BEN'
  const accounts = data ?? form.payers
  return (
    <AccountPicker
      {...props}
      isDisabled={isFixed}
      accounts={accounts}
      onChange={commissionAccount => form.change({ commissionAccount })}
    />
  )
}

/** Both sums of an exotic payment as the bank computes them now; the form's own while the answer is awaited. */
function useExoticSums(form: DocumentForm) {
  const sides = exoticSides(form.texts, form.input.facts, 'typed')
  const typed = sides
    ? sides.side === 'SELL'
      ? { amount: toDecimal(sides.payerMinor, sides.payer) }
      : { exoticAmount: toDecimal(sides.recipientMinor, sides.recipient) }
    : {}
  const calculateAmount = {
    legalPartyId: form.legalPartyId,
    payerCurrency: sides?.payer ?? '',
    exoticCurrency: sides?.recipient ?? '',
    ...typed,
  }
  const wanted = JSON.stringify(calculateAmount)
  const settled = useSettled(wanted, typingPauseMs)
  const { data } = useQuery({
    queryKey: ['payment-form', 'exotic-amount', settled],
    enabled: sides !== undefined && settled === wanted,
    queryFn: async ({ signal }) => {
      const options = { service: 'payment', signal } as const
      const found = await execute(ExoticAmountDocument, { calculateAmount }, options)
      return found.calculateExoticAmountInSwift
    },
  })
  if (!sides) return undefined
  const isOfBank = data !== undefined && settled === wanted
  return {
    currency: sides.recipient,
    amount: isOfBank ? data.exoticAmount : toDecimal(sides.recipientMinor, sides.recipient),
  }
}

/** What arrives when it is another currency, and the route of the money. */
const SwiftSummary: FormSlot = ({ form }) => {
  const { t } = useTranslation('swift')
  const exotic = useExoticSums(form)
  return (
    <>
      {exotic ? (
        <p className={formClasses.summaryRail}>
          {t($ => $.recipientGets)} <Amount value={exotic.amount} currency={exotic.currency} />
        </p>
      ) : null}
      <FormRoute form={form} />
    </>
  )
}

/** To an account at a bank abroad. */
export const swiftView: FormView = {
  form: swift,
  sections: [
    { title: 'payer', rows: [Repeatable, 'payerAccount'] },
    {
      title: 'recipient',
      rows: [
        'recipientName',
        RecipientCodes,
        TownAndCountry,
        ['recipientBic', 'recipientBankName'],
        'recipientAccount',
        PayeeNotes,
        Intermediary,
        BankNotes,
      ],
    },
    { title: 'amount', rows: [Sums] },
    { title: 'purpose', rows: [Category, 'purpose'] },
    { title: 'fees', rows: [Options, CommissionAccount] },
    { title: 'date', rows: [['valueDate', 'transferNum']] },
  ],
  save: saveTransfer,
  send: sendForSigning,
  derive: deriveTexts,
  feeBase: feeBaseOf,
  Summary: SwiftSummary,
}
