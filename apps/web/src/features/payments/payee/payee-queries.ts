import { queryOptions } from '@tanstack/react-query'
import type { PayeeWithDocument } from '@tartip/domain/forms/payee-texts'
import type { LocalizedText } from '@tartip/domain/language'
import { decodeWrongLayout } from '@tartip/domain/text/wrong-layout'
import { execute } from '../../../lib/graphql-client.ts'
import { textOfWire } from '../../../lib/text-of-wire.ts'
import { FormPayeesDocument, type FormPayeeFragment } from './payees.payment.generated.ts'

/** Whom the organisation has paid, with the last document. */
export interface KnownPayee extends PayeeWithDocument {
  readonly bankName: LocalizedText
  readonly count: number
  readonly lastValueDate: string
  readonly payerAccount: string
  readonly amount: string
  readonly currency: string
}

/** Payees that the text finds in either keyboard layout; those paid most often without a text. */
export const payeesQuery = (legalPartyId: string, text: string, isAbroad = false) =>
  queryOptions({
    queryKey: ['payees', legalPartyId, text, isAbroad],
    queryFn: async ({ signal }): Promise<readonly KnownPayee[]> => {
      const other = decodeWrongLayout(text)
      const variables = {
        legalPartyId,
        search: text === '' ? null : text,
        otherSearch: other,
        hasOther: text !== '' && other !== text,
        isAbroad,
      }
      const data = await execute(FormPayeesDocument, variables, { service: 'payment', signal })
      const all = [...data.typed, ...(data.otherLayout ?? [])].map(payeeOfWire)
      return [...new Map(all.map(payee => [payee.account, payee])).values()]
    },
  })

function payeeOfWire({ inn, paymentCode, bankName, ...payee }: FormPayeeFragment): KnownPayee {
  return {
    ...payee,
    bankName: textOfWire(bankName),
    ...(inn ? { inn } : {}),
    ...(paymentCode ? { paymentCode } : {}),
  }
}
