import { intraBank } from '@tartip/domain/forms/intra-bank'
import type { FormView } from '../../../documents/form/document-form.ts'
import { PayeeField } from '../payee/payee-field.tsx'
import { PayeeNotes } from '../payee/payee-notes.tsx'
import { commonSections } from './common-sections.ts'
import { OwnSwitch, RecipientHint } from './intrabank-recipient.tsx'
import { saveTransfer, sendForSigning } from './save-transfer.ts'

/** To an own account, or to another client of this bank. */
export const intrabankView: FormView = {
  form: intraBank,
  sections: [
    {
      title: 'recipient',
      rows: [OwnSwitch, PayeeField, 'ownRecipient', 'recipientAccount', RecipientHint, PayeeNotes],
    },
    commonSections.payer,
    { title: 'amount', rows: ['amount'] },
    commonSections.purpose,
    commonSections.date,
  ],
  save: saveTransfer,
  send: sendForSigning,
}
