import {
  instalmentClaimStatusNames,
  type InstalmentClaimStatus,
} from '../instalments/claim-status.ts'
import { addDays, bishkekDate, fromIso, type LocalDate } from '../time/instant.ts'
import { filtersOf, type AmountRange, type Period } from './filter.ts'
import { columnsOf, defineList } from './list.ts'

/** What the list of instalment claims reads of a claim, as the API answers it. */
export interface InstalmentClaimListRow {
  readonly createdDate: string
  readonly claimNumber: string
  readonly clientName: string
  readonly productName: string
  readonly partnerContractId: string
  readonly locationCode: string
  readonly sum: string
  readonly duration: number
  readonly status: InstalmentClaimStatus
}

const column = columnsOf<InstalmentClaimListRow>()
const filter = filtersOf<InstalmentClaimListRow>()

/** Claims of buyers in the shops of the organisation, newest first. */
export const instalmentClaimList = defineList<InstalmentClaimListRow>()({
  name: 'instalment-claims',
  filters: {
    created: filter.period({
      from: { name: 'from', input: 'fromDate' },
      to: { name: 'to', input: 'toDate' },
      of: row => bishkekDate(fromIso(row.createdDate)),
    }),
    sum: filter.amountRange({
      from: { name: 'min', input: 'fromSum' },
      to: { name: 'max', input: 'toSum' },
      of: row => row.sum,
    }),
    point: filter.option({
      name: 'point',
      input: 'locationCode',
      max: 40,
      of: row => row.locationCode,
    }),
    product: filter.option({
      name: 'product',
      input: 'partnerContractIds',
      max: 40,
      of: row => row.partnerContractId,
    }),
    statuses: filter.choices({
      name: 'statuses',
      options: instalmentClaimStatusNames,
      of: row => row.status,
    }),
  },
  sorts: ['CREATED_DATE', 'SUM'],
  usualSort: { by: 'CREATED_DATE', order: 'DESC' },
  columns: [
    column('dateTime', 'date', row => row.createdDate, { sort: 'CREATED_DATE', shown: 'always' }),
    column('number', 'number', row => row.claimNumber, { shown: 'always' }),
    column('text', 'client', row => row.clientName, { shown: 'always' }),
    column('text', 'product', row => row.productName, { shown: 'usually' }),
    column('amount', 'sum', row => row.sum, {
      sort: 'SUM',
      shown: 'always',
      currency: () => 'KGS',
    }),
    column(
      'status',
      'status',
      (row, language) => instalmentClaimStatusNames[row.status][language],
      { shown: 'always' },
    ),
  ],
})

/** Specification, section 9: claims of the last 3 days, of 0 to 10,000,000 som, where nobody has chosen. */
export function usualClaimBounds(
  today: LocalDate,
  chosen: { readonly created?: Period | undefined; readonly sum?: AmountRange | undefined },
): { readonly created: Period; readonly sum: AmountRange } {
  return {
    created: chosen.created ?? { from: addDays(today, -2), to: today },
    sum: { min: '0', max: '10000000', ...chosen.sum },
  }
}
