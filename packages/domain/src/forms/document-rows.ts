import { formatAccountNumber } from '../identifiers/account-number.ts'
import { isMaskedCardNumber } from '../identifiers/card-number.ts'
import { formatAmount } from '../money/format-amount.ts'
import { formatDate } from '../time/format-date.ts'
import { fieldsOfOperation, wireNameOf, type StoredContent } from './form.ts'
import { formOfDocument, termsInOrder } from './payment-forms.ts'

/** One thing that a document says, as people read it. Its label stands in `texts/` under the field's name. */
export interface DocumentRow {
  readonly field: string
  readonly text: string
  /** Money, numbers of accounts and names are not to be translated by a browser. */
  readonly kind: 'amount' | 'account' | 'name' | 'date' | 'code' | 'text'
}

/**
 * Everything that a document does, for the phone of a signatory, the document sheet, the confirmation and the printed
 * order. What is empty has no row.
 */
export function documentRows(content: StoredContent): readonly DocumentRow[] {
  const rows: readonly (readonly [
    DocumentRow['field'],
    string | undefined,
    DocumentRow['kind'],
  ])[] = [
    ['transferNum', content.transferNum, 'code'],
    ['amount', formatAmount(content.amountMinor, content.currency), 'amount'],
    ['commission', formatAmount(content.commissionMinor, content.commissionCurrency), 'amount'],
    ['recipientName', content.recipientName, 'name'],
    ['recipientInn', content.recipientInn, 'code'],
    isMaskedCardNumber(content.recipientAccount)
      ? ['maskedCardNum', formatAccountNumber(content.recipientAccount), 'code']
      : ['recipientAccount', inReadableGroups(content.recipientAccount), 'account'],
    ['recipientBic', content.recipientBic, 'code'],
    ...termRows(content),
    ['purpose', content.purpose, 'text'],
    ['paymentCode', content.paymentCode, 'code'],
    ['payerAccount', formatAccountNumber(content.payerAccount), 'account'],
    ['payerName', content.payerName, 'name'],
    ['valueDate', formatDate(content.valueDate), 'date'],
  ]
  return rows.flatMap(([field, text, kind]) => (text ? [{ field, text, kind }] : []))
}

/** An account abroad may have signs of its own, which groups would tear apart. */
const inReadableGroups = (account: string): string =>
  /^[A-Z0-9]+$/.test(account) ? formatAccountNumber(account) : account

function termRows(content: StoredContent) {
  const form = formOfDocument(content)
  if (!form) return []
  const fields = fieldsOfOperation(form, content.operationCode)
  return termsInOrder(content).map(({ name, value }) => {
    const field = fields.find(one => wireNameOf(form, one) === name)
    const kind = field === undefined ? undefined : form.fields[field]?.kind
    const text = (form.terms?.[name]?.show ?? form.show?.[name])?.(value, content)
    return [field ?? name, text ?? value, rowKinds[kind?.name ?? 'text']] as const
  })
}

const rowKinds = {
  text: 'text',
  name: 'name',
  purpose: 'text',
  account: 'account',
  ownAccount: 'account',
  bank: 'code',
  inn: 'code',
  amount: 'amount',
  paymentCode: 'code',
  date: 'date',
  number: 'code',
  choice: 'text',
  rate: 'code',
  latin: 'name',
  latinPurpose: 'text',
  foreignAccount: 'account',
  swiftCode: 'code',
} as const
