import { clearingGross } from '@tartip/domain/forms/clearing-gross'
import { intraBank } from '@tartip/domain/forms/intra-bank'
import { operationsForAmount } from '@tartip/domain/payment/interbank-choice'
import type { FormView } from '../../../documents/form/document-form.ts'
import {
  cardTransferO24View,
  cardTransferRkoView,
  cardTransferView,
} from '../cards/card-transfer-views.tsx'
import { conversionView } from '../conversion/conversion-form.tsx'
import { swiftView } from '../swift/swift-form.tsx'
import { PayeeField } from '../payee/payee-field.tsx'
import { PayeeNotes } from '../payee/payee-notes.tsx'
import { BankHint } from './bank-hint.tsx'
import { NameHint } from '../mixed-letters.tsx'
import { OwnSwitch, RecipientHint } from './intrabank-recipient.tsx'
import { RailsTable, UrgentSwitch } from './rails-table.tsx'
import { Repeatable } from './repeatable.tsx'
import { saveTransfer, sendForSigning } from './save-transfer.ts'

const common = {
  payer: { title: 'payer', rows: ['payerAccount'] },
  purpose: { title: 'purpose', rows: ['paymentCode', 'purpose'] },
  date: { title: 'date', rows: [['valueDate', 'transferNum']] },
} as const

/** To a client of another bank, by clearing or gross. */
export const interbankView: FormView = {
  form: clearingGross,
  sections: [
    {
      title: 'recipient',
      rows: [
        Repeatable,
        PayeeField,
        ['recipientName', 'recipientInn'],
        NameHint,
        ['recipientAccount', 'recipientBic'],
        BankHint,
        PayeeNotes,
      ],
    },
    common.payer,
    { title: 'amount', rows: ['amount', UrgentSwitch, RailsTable] },
    common.purpose,
    common.date,
  ],
  save: saveTransfer,
  send: sendForSigning,
  rails: {
    of: (amountMinor = 0n) => operationsForAmount(amountMinor),
    choose: rail => ({ isUrgent: rail === 'GROSS' ? 'true' : '' }),
  },
}

/** To an own account, or to another client of this bank. */
export const intrabankView: FormView = {
  form: intraBank,
  sections: [
    {
      title: 'recipient',
      rows: [OwnSwitch, PayeeField, 'ownRecipient', 'recipientAccount', RecipientHint, PayeeNotes],
    },
    common.payer,
    { title: 'amount', rows: ['amount'] },
    common.purpose,
    common.date,
  ],
  save: saveTransfer,
  send: sendForSigning,
}

export const formViews: readonly FormView[] = [
  interbankView,
  intrabankView,
  swiftView,
  conversionView,
  cardTransferRkoView,
  cardTransferView,
  cardTransferO24View,
]
