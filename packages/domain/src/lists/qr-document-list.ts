import type { LocalizedText } from '../language.ts'
import type { PaymentStatus } from '../payment/status.ts'
import { statusNames } from '../payment/status.ts'
import { bishkekDate, fromIso } from '../time/instant.ts'
import { filtersOf } from './filter.ts'
import { columnsOf, defineList } from './list.ts'

/** Own documents of codes: a code that was paid, or a sale that was given back. */
export interface QrDocumentListRow {
  readonly createdDate: string
  readonly operationCode: string
  readonly transferNum: string
  readonly purpose: string
  readonly creatorName: string
  readonly amount: string
  readonly statusCode: PaymentStatus
}

const kindNames: Readonly<Record<string, LocalizedText>> = {
  QR: { ru: 'Оплата', ky: 'Төлөм', en: 'Payment' },
  REFUND: { ru: 'Возврат', ky: 'Кайтаруу', en: 'Refund' },
}

const column = columnsOf<QrDocumentListRow>()
const filter = filtersOf<QrDocumentListRow>()

export const qrDocumentList = defineList<QrDocumentListRow>()({
  name: 'qr-documents',
  filters: {
    created: filter.period({
      from: { name: 'from', input: 'startDate' },
      to: { name: 'to', input: 'endDate' },
      of: row => bishkekDate(fromIso(row.createdDate)),
    }),
    amount: filter.amountRange({
      from: { name: 'min', input: 'startAmount' },
      to: { name: 'max', input: 'endAmount' },
      of: row => row.amount,
    }),
  },
  sorts: ['CREATED_DATE'],
  usualSort: { by: 'CREATED_DATE', order: 'DESC' },
  columns: [
    column('dateTime', 'date', row => row.createdDate, { shown: 'always' }),
    column('text', 'kind', (row, language) => kindNames[row.operationCode]?.[language], {
      shown: 'always',
    }),
    column('number', 'number', row => row.transferNum, { shown: 'always' }),
    column('text', 'purpose', row => row.purpose, { shown: 'usually' }),
    column('person', 'creator', row => row.creatorName, { shown: 'usually' }),
    column('amount', 'amount', row => row.amount, {
      currency: () => 'KGS',
      shown: 'always',
    }),
    column('status', 'status', (row, language) => statusNames[row.statusCode][language], {
      shown: 'always',
    }),
  ],
})
