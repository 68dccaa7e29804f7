import { cardTransfer, cardTransferO24, cardTransferRko } from '@tartip/domain/forms/card-transfer'
import { valueOf } from '@tartip/domain/forms/facts'
import type { FormSection, FormView } from '../../../documents/form/document-form.ts'
import type { DeriveTexts } from '../../../documents/form/use-form-data.ts'
import { saveTransfer, sendForSigning } from '../form/save-transfer.ts'
import { RetailCardField } from './retail-card-field.tsx'

const payer: FormSection = { title: 'payer', rows: ['payerAccount'] }
const rest: readonly FormSection[] = [
  { title: 'amount', rows: ['amount'] },
  { title: 'purpose', rows: ['purpose'] },
  { title: 'date', rows: [['valueDate', 'transferNum']] },
]
const betweenOwn = [payer, { title: 'recipient', rows: ['ownRecipient'] }, ...rest] as const

const currencyOfPayer: DeriveTexts = (_texts, facts) => ({
  payerCurrency: valueOf(facts, 'payer')?.currency,
})

/** Between a settlement account and a company card. */
export const cardTransferRkoView: FormView = {
  form: cardTransferRko,
  sections: betweenOwn,
  save: saveTransfer,
  send: sendForSigning,
  derive: currencyOfPayer,
}

/** Between two company cards. */
export const cardTransferView: FormView = { ...cardTransferRkoView, form: cardTransfer }

/** To a private client's card. */
export const cardTransferO24View: FormView = {
  form: cardTransferO24,
  sections: [{ title: 'recipient', rows: [RetailCardField] }, payer, ...rest],
  save: saveTransfer,
  send: sendForSigning,
}
