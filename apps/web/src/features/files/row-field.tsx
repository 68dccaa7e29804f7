import { useQuery } from '@tanstack/react-query'
import type { LocalDate } from '@tartip/domain/time/instant'
import { AccountPicker } from '../../components/fields/account-picker.tsx'
import { DateField } from '../../components/fields/date-field.tsx'
import type { TextualFieldProps } from '../../components/fields/field-props.ts'
import { TextField } from '../../components/fields/text-field.tsx'
import { accountsQuery } from '../../documents/form/form-queries.ts'
import { PaymentCodePicker } from '../../documents/form/payment-code-picker.tsx'
import { useViewer } from '../../lib/use-me.ts'
import type { CorrectableField } from './file-fields.ts'

interface RowFieldProps extends TextualFieldProps {
  field: CorrectableField
}

/** A field of a row, chosen or typed as in the form of a payment. */
export function RowField({ field, ...props }: RowFieldProps) {
  switch (field) {
    case 'payerAccount':
      return <PayerField {...props} />
    case 'paymentCode':
      return <PaymentCodePicker {...props} />
    case 'valueDate':
      return <DateField {...props} keepsTyped value={props.value as LocalDate} />
    default:
      return <TextField {...props} />
  }
}

function PayerField(props: TextualFieldProps) {
  const { legalPartyId } = useViewer()
  const { data: accounts = [] } = useQuery(accountsQuery(legalPartyId))
  return <AccountPicker {...props} accounts={accounts.filter(({ type }) => type === 'RKO')} />
}
