import { letterStatusNames, type LetterStatus } from '../documents/letter-life-cycle.ts'
import type { LocalizedText } from '../language.ts'
import { bishkekDate, fromIso } from '../time/instant.ts'
import { filtersOf } from './filter.ts'
import { columnsOf, defineList } from './list.ts'

/** What the lists of letters read of a letter, as the API answers it. */
export interface LetterListRow {
  readonly createdDate: string
  readonly title: string
  readonly message: string
  readonly senderName: string
  readonly recipientName: string
  readonly userShortName?: string | null
  readonly letterStatus: LetterStatus
  readonly fileName?: string | null
}

const column = columnsOf<LetterListRow>()
const filter = filtersOf<LetterListRow>()

const search = filter.search({
  name: 'q',
  input: 'search',
  texts: row => [row.title, row.message],
})
const created = filter.period({
  from: { name: 'from', input: 'startDate' },
  to: { name: 'to', input: 'endDate' },
  of: row => bishkekDate(fromIso(row.createdDate)),
})

const order = {
  sorts: ['CREATED_DATE'],
  usualSort: { by: 'CREATED_DATE', order: 'DESC' },
  openRow: 'letter',
  hasStablePages: true,
} as const

const date = column('dateTime', 'date', row => row.createdDate, {
  sort: 'CREATED_DATE',
  shown: 'always',
})
const title = column('text', 'title', row => row.title, { shown: 'always' })
const message = column('text', 'message', row => row.message, { shown: 'inFiles' })
const file = column('text', 'file', row => row.fileName ?? undefined, { shown: 'usually' })

/** Letters to the bank, newest first. */
export const outgoingLetterList = defineList<LetterListRow>()({
  name: 'outgoing-letters',
  filters: {
    search,
    created,
    statuses: filter.choices({
      name: 'statuses',
      options: letterStatusNames.outgoing,
      of: row => row.letterStatus,
    }),
  },
  ...order,
  columns: [
    date,
    title,
    message,
    column('person', 'writer', row => row.userShortName ?? undefined, { shown: 'usually' }),
    column(
      'status',
      'status',
      (row, language) => letterStatusNames.outgoing[row.letterStatus][language],
      {
        shown: 'always',
      },
    ),
    file,
  ],
})

const incomingNames: Readonly<Partial<Record<LetterStatus, LocalizedText>>> =
  letterStatusNames.incoming

/** Letters from the bank, newest first. */
export const incomingLetterList = defineList<LetterListRow>()({
  name: 'incoming-letters',
  filters: {
    search,
    created,
    statuses: filter.choices({
      name: 'statuses',
      options: letterStatusNames.incoming,
      of: row => row.letterStatus,
    }),
  },
  ...order,
  columns: [
    date,
    title,
    message,
    column('text', 'sender', row => row.senderName, { shown: 'always' }),
    column('status', 'status', (row, language) => incomingNames[row.letterStatus]?.[language], {
      shown: 'always',
    }),
    file,
  ],
})
