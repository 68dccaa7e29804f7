import { clearingGross } from '@tartip/domain/forms/clearing-gross'
import { operationsForAmount } from '@tartip/domain/payment/interbank-choice'
import type { FormView } from '../../../documents/form/document-form.ts'
import { NameHint } from '../mixed-letters.tsx'
import { PayeeField } from '../payee/payee-field.tsx'
import { PayeeNotes } from '../payee/payee-notes.tsx'
import { BankHint } from './bank-hint.tsx'
import { commonSections } from './common-sections.ts'
import { RailsTable, UrgentSwitch } from './rails-table.tsx'
import { Repeatable } from './repeatable.tsx'
import { saveTransfer, sendForSigning } from './save-transfer.ts'

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
    commonSections.payer,
    { title: 'amount', rows: ['amount', UrgentSwitch, RailsTable] },
    commonSections.purpose,
    commonSections.date,
  ],
  save: saveTransfer,
  send: sendForSigning,
  rails: {
    of: (amountMinor = 0n) => operationsForAmount(amountMinor),
    choose: rail => ({ isUrgent: rail === 'GROSS' ? 'true' : '' }),
  },
}
