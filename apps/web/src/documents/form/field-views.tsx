import { useQueryClient } from '@tanstack/react-query'
import { isWorkingDay, nextWorkingDay } from '@tartip/domain/bank-day/calendar'
import { errorText } from '@tartip/domain/errors/catalogue'
import { known, sentCurrencyOf } from '@tartip/domain/forms/facts'
import type { FieldKindName } from '@tartip/domain/forms/field'
import {
  fieldFitsCurrency,
  fieldsOfOperation,
  refusesEmpty,
  rulesOfOperation,
} from '@tartip/domain/forms/form'
import {
  accountCheckDigitsHold,
  parseAccountNumber,
} from '@tartip/domain/identifiers/account-number'
import { withoutBlanks } from '@tartip/domain/text/blanks'
import { sanitiseName } from '@tartip/domain/text/name'
import { pageOfOperation } from '@tartip/domain/payment/operation'
import { purposeCleanerOf } from '@tartip/domain/text/purpose-cleaner'
import {
  cleanSwiftText,
  isCyrillic,
  transliterate,
  unsendableIn,
} from '@tartip/domain/text/swift-text'
import { addDays, type LocalDate } from '@tartip/domain/time/instant'
import { useCallback, type ComponentType } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { AccountNumberField } from '../../components/fields/account-number-field.tsx'
import { AccountPicker } from '../../components/fields/account-picker.tsx'
import { BankPicker } from '../../components/fields/bank-picker.tsx'
import { DateField } from '../../components/fields/date-field.tsx'
import type { TextualFieldProps } from '../../components/fields/field-props.ts'
import { InnField } from '../../components/fields/inn-field.tsx'
import { MoneyField } from '../../components/fields/money-field.tsx'
import { TextAreaField } from '../../components/fields/text-area-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { textOfWire } from '../../lib/text-of-wire.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { knownDaysAhead } from './bank-day-of-wire.ts'
import { searchBanks } from './bank-directory.ts'
import { CutOffHint } from './cut-off-hint.tsx'
import type { DocumentForm } from './document-form.ts'
import { useFailureText, useFieldLabel } from './failures.ts'
import { FormHint } from './form-hint.tsx'
import { banksQuery } from './form-queries.ts'
import classes from './form.module.css'
import { failureOfField, payerFact, targetsOf } from './own-account.ts'
import { PayerNotes } from './payer-notes.tsx'
import { PaymentCodePicker } from './payment-code-picker.tsx'

interface FieldViewProps {
  readonly form: DocumentForm
  readonly name: string
  /** What every field takes alike. */
  readonly props: TextualFieldProps
}

type FieldView = ComponentType<FieldViewProps>

/** `id` of the input of a field; the error summary links to it. */
export const fieldId = (field: string): string => `payment-${field}`

/** Fields side by side, and below them the messages about each. */
export function FieldRow({ form, row }: { form: DocumentForm; row: readonly string[] }) {
  const names = row.filter(name => isShown(form, name))
  const kindOf = (name: string) => form.view.form.fields[name]?.kind.name
  const fields = names.map(name => <FormField key={name} form={form} name={name} />)
  return (
    <>
      {names.length > 1 ? (
        <div
          className={classes.pair}
          data-wide-first={kindOf(names[0] ?? '') === 'date' || undefined}
        >
          {fields}
        </div>
      ) : (
        fields
      )}
      {names.map(name => {
        const kind = kindOf(name)
        const Note = kind && notes[kind]
        return Note ? <Note key={name} form={form} name={name} /> : null
      })}
    </>
  )
}

/** A field of single currencies is shown when the document sends one of them. */
function isShown({ view, operation, input }: DocumentForm, name: string): boolean {
  const isOfSome = view.form.fields[name]?.onlyIn !== undefined
  return (
    fieldsOfOperation(view.form, operation).includes(name) &&
    fieldFitsCurrency(view.form, name, input.facts) &&
    (!isOfSome || sentCurrencyOf(input.facts) !== undefined)
  )
}

/** One field of the form, shown by its kind. */
function FormField({ form, name }: { form: DocumentForm; name: string }) {
  const props = useFieldProps(form, name)
  const field = form.view.form.fields[name]
  if (!field) return null
  const View = views[field.kind.name]
  return <View form={form} name={name} props={props} />
}

/** What every field takes alike, for slots as well. */
export function useFieldProps(form: DocumentForm, name: string): TextualFieldProps {
  const labelOf = useFieldLabel()
  const textOf = useFailureText(form.view.form)
  const field = form.view.form.fields[name]
  const failure = form.failures.get(name)
  const isNumberFixed = field?.isNumbered === true && form.edited !== undefined
  return {
    id: fieldId(name),
    name,
    label: labelOf(name),
    isRequired: isNumberFixed || refusesEmpty(form.view.form, name, form.input, form.view.derive),
    error: failure ? textOf(failure) : undefined,
    value: form.texts[name] ?? '',
    onChange: (text: string) => form.change({ [name]: text }),
    onBlur: () => form.leave(name),
  }
}

/** A text becomes what the payment systems take when its field is left. */
const cleanedBy =
  (clean: (text: string) => string): FieldView =>
  ({ form, name, props }) => {
    const leave = () => {
      const cleaned = clean(props.value)
      if (cleaned !== props.value) form.change({ [name]: cleaned })
      form.leave(name)
    }
    return <TextField {...props} onBlur={leave} />
  }

const CodeView = cleanedBy(text => asCode(text))

function SwiftCodeView({ form, name, props }: FieldViewProps) {
  const { t } = useTranslation('form')
  const isRouble = sentCurrencyOf(form.input.facts) === 'RUB'
  const hint = isRouble ? t($ => $.swiftCode.orRussian) : t($ => $.swiftCode.hint)
  return <CodeView form={form} name={name} props={{ ...props, hint }} />
}

const asCode = (text: string): string => withoutBlanks(text).toUpperCase()

function NumberView({ form, props }: FieldViewProps) {
  const { t } = useTranslation('form')
  return (
    <TextField
      {...props}
      inputMode="numeric"
      hint={form.edited ? undefined : t($ => $.number.hint)}
      onChange={text => props.onChange(text.trim())}
    />
  )
}

/** Of an account of this bank the form shows whose it is. */
function AccountView({ form, name, props }: FieldViewProps) {
  const { t } = useTranslation('form')
  const isNamed = form.view.form.facts.recipient === name
  return <AccountNumberField {...props} hint={isNamed ? t($ => $.account.hint) : undefined} />
}

/** An own account. One that may not pay this way is shown with the reason; one that cannot be credited is left out. */
function OwnAccountView({ form, name, props }: FieldViewProps) {
  const language = useLanguage()
  const isPayer = name === form.view.form.facts.payer
  if (!isPayer) {
    const targets = targetsOf(form.view.form, name, form.input, form.accounts ?? [])
    return <AccountPicker {...props} isInverse accounts={targets} />
  }
  const accounts = form.payers.map(account => {
    const operation = form.view.form.operationOf(form.texts, form.amountMinor, account.type)
    const fact = payerFact(account, operation, form.view.form)
    const texts = { [name]: account.account }
    const input = { operation, texts, facts: { payer: fact } }
    const failure = failureOfField(form.view.form, name, input)
    return failure
      ? { ...account, disabledReason: errorText(failure.code, failure.params, language) }
      : account
  })
  return <AccountPicker {...props} accounts={accounts} />
}

/**
 * The directory is here once and is searched here, so that a wrong layout finds its bank as well. This bank itself is
 * found too and named as such: a payment to its clients has a form of its own.
 */
function BankView({ form, props }: FieldViewProps) {
  const { t } = useTranslation('form')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const ownBankText = t($ => $.ownBank)
  const search = useCallback(
    async (text: string) => {
      const banks = await queryClient.ensureQueryData(banksQuery)
      const found = searchBanks(banks, text)
      const own = found.filter(({ isOwn }) => isOwn)
      const [head] = text.trim() === '' ? [] : own.toSorted((a, b) => +b.isHead - +a.isHead)
      return [
        ...found
          .filter(({ isOwn }) => !isOwn)
          .map(one => ({ bic: one.bic, name: one.name[language] })),
        ...(head ? [{ bic: head.bic, name: ownBankText }] : []),
      ]
    },
    [queryClient, language, ownBankText],
  )
  // The bank of a saved document keeps its name even when it has left the directory.
  const known = form.banks?.find(({ bic }) => bic === props.value)
  const name = known?.name ?? (form.edited && textOfWire(form.edited.recipientBankName))
  return <BankPicker {...props} search={search} {...(name ? { chosenName: name[language] } : {})} />
}

function AmountView({ form, props }: FieldViewProps) {
  return (
    <MoneyField {...props} isLarge currency={form.currency} isCurrencyOpen={form.isCurrencyOpen} />
  )
}

/** The words as the bank will get them. */
function PurposeView({ form, name, props }: FieldViewProps) {
  const { t } = useTranslation('form')
  const { rules, operation, facts } = form.input
  const cleaned = purposeCleanerOf(pageOfOperation(operation))(props.value)
  const limit =
    rules &&
    rulesOfOperation(rules, operation, facts)
      .get('purpose')
      ?.find(rule => rule.phase === 'cleaned')?.maxLength
  // What the bank does not take is not shown as if it would get it.
  const isCleaned = cleaned !== '' && cleaned !== props.value.trim() && !form.failures.has(name)
  return (
    <TextAreaField
      {...props}
      rows={3}
      preview={isCleaned ? t($ => $.purpose.preview, { text: cleaned }) : undefined}
      {...(limit
        ? {
            counter: limit,
            counted: {
              length: cleaned.length,
              label: t($ => $.purpose.counter, { used: cleaned.length, limit }),
            },
          }
        : {})}
    />
  )
}

function DateView({ form, name, props }: FieldViewProps) {
  const { day, operation, texts } = form
  if (!day) return <DateField {...props} keepsTyped />
  const later = nextWorkingDay(day.calendar, day.date)
  const input = { operation, texts: { ...texts, [name]: later }, facts: { day: known(day) } }
  const takesLaterDays = failureOfField(form.view.form, name, input) === undefined
  return (
    <DateField
      {...props}
      quick={takesLaterDays}
      keepsTyped
      today={day.date}
      workingDays={(date: LocalDate) => isWorkingDay(day.calendar, date)}
      min={day.date}
      max={takesLaterDays ? addDays(day.date, knownDaysAhead) : day.date}
    />
  )
}

const views: Readonly<Record<FieldKindName, FieldView>> = {
  text: ({ props }) => <TextField {...props} />,
  name: cleanedBy(sanitiseName),
  number: NumberView,
  purpose: PurposeView,
  account: AccountView,
  ownAccount: OwnAccountView,
  bank: BankView,
  inn: ({ props }) => <InnField {...props} />,
  amount: AmountView,
  paymentCode: ({ props }) => <PaymentCodePicker {...props} />,
  date: DateView,
  // A choice has words of its own and a rate its source, so a form shows them in slots.
  choice: () => null,
  rate: () => null,
  latin: cleanedBy(cleanSwiftText),
  latinPurpose: PurposeView,
  foreignAccount: cleanedBy(asCode),
  swiftCode: SwiftCodeView,
}

/** Check digits warn and never block: a few real accounts do not follow them (facts: identifiers). */
function AccountNote({ form, name }: { form: DocumentForm; name: string }) {
  const language = useLanguage()
  const parsed = parseAccountNumber(form.texts[name] ?? '')
  if (!parsed.ok || accountCheckDigitsHold(parsed.value)) return null
  return (
    <FormHint tone="warning" isAnnounced>
      {errorText('ACCOUNT_CHECK_DIGITS', {}, language)}
    </FormHint>
  )
}

/** As many characters as a person reads at a glance. */
const namedAtOnce = 12

/** Characters that the network does not carry, and the same text in those that it does; the person may change it. */
function LatinNote({ form, name }: { form: DocumentForm; name: string }) {
  const { t } = useTranslation('form')
  const typed = form.texts[name] ?? ''
  const clean = name === 'purpose' ? purposeCleanerOf('SWIFT') : cleanSwiftText
  const wrong = unsendableIn(clean(typed))
  if (wrong.length === 0) return null
  const isRouble = sentCurrencyOf(form.input.facts) === 'RUB'
  const proposed = transliterate(typed, isRouble ? 'rur6' : 'readable')
  const take = () => {
    form.change({ [name]: proposed })
    document.getElementById(fieldId(name))?.focus()
  }
  const shown = wrong.slice(0, namedAtOnce).join(', ')
  return (
    <FormHint
      tone="warning"
      isAnnounced
      actions={
        proposed === '' ? undefined : (
          <Button
            size="sm"
            variant="default"
            // Leaving the field would show its mistake and move this button away from under the pointer.
            onMouseDown={event => event.preventDefault()}
            onClick={take}
          >
            {t($ => $.latin.take, { text: proposed })}
          </Button>
        )
      }
    >
      {t($ => $.latin.unsendable, {
        characters: wrong.length > namedAtOnce ? `${shown} …` : shown,
      })}
      {isRouble && wrong.some(isCyrillic) ? ` ${t($ => $.latin.roubleCoding)}` : ''}
    </FormHint>
  )
}

const notes: Readonly<
  Partial<Record<FieldKindName, ComponentType<{ form: DocumentForm; name: string }>>>
> = {
  account: AccountNote,
  ownAccount: PayerNotes,
  date: CutOffHint,
  latin: LatinNote,
  latinPurpose: LatinNote,
}
