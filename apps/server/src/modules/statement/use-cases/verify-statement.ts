import type { CoreAccounts } from '@tartip/bank-ports/core-accounts'
import type { StatementFormat } from '@tartip/domain/statements/statement'
import { statementWords } from '@tartip/domain/statements/statement-words'
import { addDays, bishkekDate, instantAt, type Instant } from '@tartip/domain/time/instant'
import { readXlsx } from '@tartip/formats/import/xlsx'
import type {
  StatementContent,
  StatementOperation,
  StatementSection,
} from '@tartip/formats/statements/statement-content'
import { writeStatementFile } from '@tartip/formats/statements/write-statement-file'

import type { Clock } from '../../../platform/clock.ts'
import type { LedgerSums } from '../store/verify-store.ts'
import { openSections } from './read-sections.ts'

interface VerifyDeps {
  readonly core: CoreAccounts
  readonly clock: Clock
  readonly legalPartyId: string
  ledgerSums(accountId: string, from: Instant, to: Instant): Promise<LedgerSums>
}

const yearDays = 365

/** Makes the statement of an organisation's accounts over the last year; returns what differs from the ledger. */
export async function verifyStatement(deps: VerifyDeps): Promise<readonly string[]> {
  const { core, clock, legalPartyId } = deps
  const endDate = bishkekDate(clock.now())
  const startDate = addDays(endDate, -yearDays)
  const accounts = (await core.accountsOf(legalPartyId)).filter(({ type }) => type !== 'CARD')
  const order = {
    legalPartyId,
    kind: 'ACCOUNT' as const,
    accounts: accounts.map(({ account }) => account),
    currencies: [],
    places: [],
    startDate,
    endDate,
    showsSalaries: true,
  }
  const noCards = { operations: async () => [], balancesOf: async () => [] }
  const noTerminals = { salePointsOf: async () => [], terminalOperations: async () => [] }
  const bank = { core, clock, cards: noCards, acquiring: noTerminals }
  const faults: string[] = []
  const sections: StatementSection[] = []
  const operations: (readonly StatementOperation[])[] = []
  for (const source of await openSections(bank, order)) {
    const newestFirst: StatementOperation[] = []
    for await (const batch of source.operations()) newestFirst.push(...batch)
    const { openingMinor } = await source.balances()
    const section = sectionOf(source, openingMinor, newestFirst)
    const accountId = accounts.find(({ account }) => account === source.account)?.accountId ?? ''
    const [from, to] = [instantAt(startDate, 0), instantAt(addDays(endDate, 1), 0)]
    faults.push(...differences(section, await deps.ledgerSums(accountId, from, to)))
    sections.push(section)
    operations.push(newestFirst.toReversed())
  }
  const content: StatementContent = {
    head: {
      statementId: legalPartyId,
      kind: 'ACCOUNT',
      clientName: legalPartyId,
      clientInn: '0',
      bankName: 'Bank',
      bankBic: '109001',
      startDate,
      endDate,
      createdAt: clock.now(),
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
  for (const [format, read] of Object.entries(readers)) {
    const found = sumsOf(await read(await bytesOf(content, format as keyof typeof readers)))
    if (found !== expected) faults.push(`${legalPartyId} ${format} ${found} expected ${expected}`)
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

/**
 * Balances brought forward are entries of the ledger and part of the statement's opening balance: what they are moves
 * from the turnover to the opening, and the closing balance is the same.
 */
function differences(section: StatementSection, ledger: LedgerSums): readonly string[] {
  const { account, openingMinor, closingMinor, debitMinor, creditMinor } = section
  const ledgerClosing = ledger.openingMinor + ledger.creditMinor - ledger.debitMinor
  const forward = openingMinor - ledger.openingMinor
  const turnover = ledger.creditMinor - ledger.debitMinor - forward
  return [
    ...(closingMinor === ledgerClosing
      ? []
      : [`${account} closing=${closingMinor} ledger=${ledgerClosing}`]),
    ...(creditMinor - debitMinor === turnover
      ? []
      : [`${account} turnover=${creditMinor - debitMinor} ledger=${turnover}`]),
    ...(debitMinor <= ledger.debitMinor && creditMinor <= ledger.creditMinor
      ? []
      : [`${account} debit=${debitMinor} credit=${creditMinor} are above the ledger`]),
  ]
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

/** The two last columns are debit and credit, of which one is empty. */
const fromColumns = (debit: string, credit: string): readonly ReadAmount[] =>
  debit === '' && credit === '' ? [] : [{ isDebit: credit === '', minor: minorOf(debit || credit) }]

/** The amounts of a file, from the file alone. */
const readers = {
  TXT: async (bytes: Buffer) =>
    amountsOf(
      bytes.toString('utf8'),
      /^Сумма=(?<amount>.+)\r\n(?:(?!КонецДокумента).+\r\n)*?ДатаСписано=(?<mark>.*)\r$/gm,
      mark => mark !== '',
    ),
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
  XLSX: async (bytes: Buffer) =>
    (await readXlsx(bytes)).flatMap(({ rows }) => {
      const word = statementWords.debit.ru
      const head = rows.findIndex(({ cells }) => [...cells.values()].some(one => one.text === word))
      const titles = [...(rows[head]?.cells ?? [])]
      const debit = titles.find(([, { text }]) => text === word)?.[0] ?? -1
      return rows
        .slice(head + 1)
        .flatMap(({ cells }) =>
          fromColumns(cells.get(debit)?.text ?? '', cells.get(debit + 1)?.text ?? ''),
        )
    }),
} as const satisfies Partial<
  Record<StatementFormat, (bytes: Buffer) => Promise<readonly ReadAmount[]>>
>

async function bytesOf(content: StatementContent, format: StatementFormat): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of writeStatementFile(format, content, { fontsFolder: '' })) {
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
