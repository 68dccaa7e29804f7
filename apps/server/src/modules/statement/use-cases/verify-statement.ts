import type { CoreAccount } from '@tartip/bank-ports/core-accounts'
import type { StatementFormat, StatementKind } from '@tartip/domain/statements/statement'
import { statementWords } from '@tartip/domain/statements/statement-words'
import {
  addDays,
  bishkekDate,
  endOfDay,
  instantAt,
  type Instant,
} from '@tartip/domain/time/instant'
import { readXlsx } from '@tartip/formats/import/xlsx'
import {
  FormatRefusal,
  type StatementContent,
  type StatementOperation,
  type StatementSection,
} from '@tartip/formats/statements/statement-content'
import { writeStatementFile } from '@tartip/formats/statements/write-statement-file'

import type { Clock } from '../../../platform/clock.ts'
import type { StatementBank } from '../statement-deps.ts'
import type { BookedSums } from '../store/verify-store.ts'
import { addressOf, terminalCodesOf } from './find-terminals.ts'
import { openSections } from './read-sections.ts'

interface VerifyDeps extends StatementBank {
  readonly clock: Clock
  readonly legalPartyId: string
  accountSums(
    account: Pick<CoreAccount, 'accountId' | 'currency'>,
    period: Days,
  ): Promise<BookedSums>
  terminalSums(code: string, period: Days): Promise<BookedSums>
  readonly fontsFolder: string
  /** The amounts of printed columns, by their titles. */
  readPrintedColumns(
    pdf: Uint8Array,
    titles: readonly string[],
  ): Promise<readonly (readonly bigint[])[]>
}

interface Days {
  readonly from: Instant
  readonly to: Instant
}

type Order = Parameters<typeof openSections>[1]

export interface Verified {
  /** Which statements were made. */
  readonly kinds: readonly StatementKind[]
  readonly faults: readonly string[]
}

const yearDays = 365
/** Begins in the middle of what is booked, so its opening balance is one that the bank keeps for a day. */
const monthDays = 30
/** Before the first card of the bank. */
const cardsBegin = '2000-01-01'

/**
 * Makes the statements of an organisation: of its accounts over the last year and over the last month, of its
 * terminals over the year, of its cards from their beginning, because a card payment is booked days after it was made.
 * Returns what differs from the books.
 */
export async function verifyStatements(deps: VerifyDeps): Promise<Verified> {
  const { core, acquiring, clock, legalPartyId } = deps
  const endDate = bishkekDate(clock.now())
  const startDate = addDays(endDate, -yearDays)
  const own = await core.accountsOf(legalPartyId)
  const numbersOf = (isCard: boolean) =>
    own.filter(({ type }) => (type === 'CARD') === isCard).map(({ account }) => account)
  const places = (await acquiring.salePointsOf(legalPartyId)).map(salePoint => ({
    address: addressOf(salePoint),
    terminals: terminalCodesOf(salePoint),
  }))
  const common = { legalPartyId, currencies: [], endDate, showsSalaries: true, places: [] }
  const orders: readonly Order[] = [
    { ...common, kind: 'ACCOUNT', accounts: numbersOf(false), startDate },
    {
      ...common,
      kind: 'ACCOUNT',
      accounts: numbersOf(false),
      startDate: addDays(endDate, -monthDays),
    },
    { ...common, kind: 'CARD', accounts: numbersOf(true), startDate: cardsBegin },
    {
      ...common,
      kind: 'POS',
      accounts: places.flatMap(({ terminals }) => terminals),
      places,
      startDate,
    },
  ]
  const wanted = orders.filter(({ accounts }) => accounts.length > 0)
  const faults: string[] = []
  for (const order of wanted) faults.push(...(await faultsOf(deps, order, own)))
  return { kinds: wanted.map(({ kind }) => kind), faults }
}

async function faultsOf(
  deps: VerifyDeps,
  order: Order,
  own: readonly CoreAccount[],
): Promise<readonly string[]> {
  const { legalPartyId, kind, startDate, endDate } = order
  const period = { from: instantAt(startDate, 0), to: endOfDay(endDate) }
  const faults: string[] = []
  const sections: StatementSection[] = []
  const operations: (readonly StatementOperation[])[] = []
  for (const source of await openSections(deps, order)) {
    const newestFirst: StatementOperation[] = []
    for await (const batch of source.operations()) newestFirst.push(...batch)
    const { openingMinor } = await source.balances()
    const section = sectionOf(source, openingMinor, newestFirst)
    const { account, currency } = source
    const accountId = own.find(one => one.account === account)?.accountId ?? ''
    const booked =
      kind === 'POS'
        ? await deps.terminalSums(account, period)
        : await deps.accountSums({ accountId, currency }, period)
    faults.push(...differences(section, booked))
    sections.push(section)
    operations.push(newestFirst.toReversed())
  }
  const content: StatementContent = {
    head: {
      statementId: legalPartyId,
      kind,
      clientName: legalPartyId,
      clientInn: '0',
      bankName: 'Bank',
      bankBic: '109001',
      bankNames: {},
      startDate,
      endDate,
      createdAt: deps.clock.now(),
      language: 'ru',
    },
    sections,
    async *operationsOf(index) {
      yield operations[index] ?? []
    },
  }
  const expected = sumsOf(
    sections.flatMap(one => [
      { isDebit: true, minor: one.debitMinor },
      { isDebit: false, minor: one.creditMinor },
    ]),
  )
  const readers = { ...readersOf[kind], PDF: readPaper(deps, kind) }
  for (const [format, read] of Object.entries(readers)) {
    const bytes = await bytesOf(content, format as StatementFormat, deps)
    if (bytes === undefined) continue
    const found = sumsOf(await read(bytes))
    if (found !== expected) {
      faults.push(`${legalPartyId} ${kind} ${format} ${found} expected ${expected}`)
    }
  }
  return faults
}

function sectionOf(
  { account, currency }: Pick<StatementSection, 'account' | 'currency'>,
  openingMinor: bigint,
  operations: readonly StatementOperation[],
): StatementSection {
  const of = (direction: StatementOperation['direction']) =>
    operations.filter(one => one.direction === direction)
  const sum = (list: readonly StatementOperation[]) =>
    list.reduce((all, { amountMinor }) => all + amountMinor, 0n)
  const [debits, credits] = [of('DEBIT'), of('CREDIT')]
  const closingMinor = openingMinor + sum(credits) - sum(debits)
  return {
    account,
    currency,
    openingMinor,
    closingMinor,
    plannedMinor: closingMinor,
    debitMinor: sum(debits),
    creditMinor: sum(credits),
    debitCount: debits.length,
    creditCount: credits.length,
  }
}

/** Each sum is compared by itself: a wrong opening balance must not be made up for by a wrong turnover. */
function differences(section: StatementSection, booked: BookedSums): readonly string[] {
  const { account, currency } = section
  return (['openingMinor', 'debitMinor', 'creditMinor', 'closingMinor'] as const).flatMap(sum => {
    const expected = booked[sum]
    if (section[sum] === expected) return []
    return [`${account} ${currency} ${sum}=${section[sum]} booked=${expected}`]
  })
}

/** An amount as it stands in a file. */
interface ReadAmount {
  readonly isDebit: boolean
  readonly minor: bigint
}

function sumsOf(amounts: readonly ReadAmount[]): string {
  const of = (wanted: boolean) =>
    amounts.reduce((sum, { isDebit, minor }) => (isDebit === wanted ? sum + minor : sum), 0n)
  return `debit=${of(true)} credit=${of(false)}`
}

/** Files write exactly the digits that the currency has, so the digits are the minor units. */
const minorOf = (decimal: string): bigint => BigInt(decimal.replace(/[.,]/, ''))

/** Each match has the amount and a mark of its direction. */
const amountsOf = (
  text: string,
  pattern: RegExp,
  isDebit: (mark: string) => boolean,
): readonly ReadAmount[] =>
  [...text.matchAll(pattern)].map(({ groups }) => ({
    isDebit: isDebit(groups?.['mark'] ?? ''),
    minor: minorOf(groups?.['amount'] ?? '0'),
  }))

/** Of the two amounts of a row one is empty. */
const fromColumns = (debit: string, credit: string): readonly ReadAmount[] =>
  debit === '' && credit === '' ? [] : [{ isDebit: credit === '', minor: minorOf(debit || credit) }]

type Reader = (bytes: Buffer) => Promise<readonly ReadAmount[]>

const readPaper =
  ({ readPrintedColumns }: Pick<VerifyDeps, 'readPrintedColumns'>, kind: StatementKind): Reader =>
  async bytes => {
    const { returns, debit, sales, credit } = statementWords
    const titles = kind === 'POS' ? [returns.ru, sales.ru] : [debit.ru, credit.ru]
    const columns = await readPrintedColumns(bytes, titles)
    return columns.flatMap((amounts, index) =>
      amounts.map(minor => ({ isDebit: index === 0, minor })),
    )
  }

/** The columns of amounts, found in each sheet by the row that has both titles. */
const readSheets =
  (debitTitle: string, creditTitle: string): Reader =>
  async bytes =>
    (await readXlsx(bytes)).flatMap(({ rows }) => {
      const columnOf = (row: (typeof rows)[number], title: string) =>
        [...row.cells].find(([, { text }]) => text === title)?.[0]
      const head = rows.findIndex(row =>
        [debitTitle, creditTitle].every(title => columnOf(row, title) !== undefined),
      )
      const titles = rows[head]
      if (titles === undefined) return []
      const textOf = (row: (typeof rows)[number], title: string) =>
        row.cells.get(columnOf(titles, title) ?? -1)?.text ?? ''
      return rows
        .slice(head + 1)
        .flatMap(row => fromColumns(textOf(row, debitTitle), textOf(row, creditTitle)))
    })

const readOneC = (text: string) =>
  amountsOf(
    text,
    /^Сумма=(?<amount>.+)\r\n(?:(?!КонецДокумента).+\r\n)*?ДатаСписано=(?<mark>.*)\r$/gm,
    mark => mark !== '',
  )

/** The amounts of a file of accounts, from the file alone. */
const readersOfAccounts = {
  TXT: async (bytes: Buffer) => readOneC(bytes.toString('utf8')),
  TXT_V102: async (bytes: Buffer) => readOneC(new TextDecoder('windows-1251').decode(bytes)),
  CAMT053: async (bytes: Buffer) =>
    amountsOf(
      bytes.toString('utf8'),
      /<\/NtryRef><Amt Ccy="\w+">(?<amount>[\d.]+)<\/Amt><CdtDbtInd>(?<mark>\w+)</g,
      mark => mark === 'DBIT',
    ),
  MT940: async (bytes: Buffer) =>
    amountsOf(
      bytes.toString('latin1'),
      /^:61:\d{10}(?<mark>[CD])(?<amount>\d+,\d*)NTRF/gm,
      mark => mark === 'D',
    ),
  CSV: async (bytes: Buffer) =>
    [...bytes.toString('utf8').matchAll(/;"([\d,]*)";"([\d,]*)"\r\n/g)].flatMap(
      ([, debit = '', credit = '']) => fromColumns(debit, credit),
    ),
  XLSX: readSheets(statementWords.debit.ru, statementWords.credit.ru),
} as const satisfies Partial<Record<StatementFormat, Reader>>

const readersOf: Readonly<
  Record<StatementKind, Readonly<Partial<Record<StatementFormat, Reader>>>>
> = {
  ACCOUNT: readersOfAccounts,
  CARD: readersOfAccounts,
  POS: {
    CSV: async bytes =>
      [...bytes.toString('utf8').matchAll(/;"([\d,]*)";"([\d,]*)";"[\d,]*"\r\n/g)].flatMap(
        ([, sales = '', returns = '']) => fromColumns(returns, sales),
      ),
    XLSX: readSheets(statementWords.returns.ru, statementWords.sales.ru),
  },
}

/** Undefined where the format refuses letters of the statement. */
async function bytesOf(
  content: StatementContent,
  format: StatementFormat,
  { fontsFolder }: Pick<VerifyDeps, 'fontsFolder'>,
): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  try {
    for await (const chunk of writeStatementFile(format, content, { fontsFolder })) {
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof FormatRefusal) return undefined
    throw error
  }
  return Buffer.concat(chunks)
}
