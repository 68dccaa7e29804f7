import type { CoreAccounts } from '@tartip/bank-ports/core-accounts'
import type { StatementFormat } from '@tartip/domain/statements/statement'
import { addDays, bishkekDate, instantAt, type Instant } from '@tartip/domain/time/instant'
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
  for (const format of Object.keys(sumsOfFile) as (keyof typeof sumsOfFile)[]) {
    const text = await textOf(content, format)
    const found = sumsOfFile[format](text)
    const expected = sections.reduce((sum, one) => sum + one.debitMinor + one.creditMinor, 0n)
    if (found !== expected)
      faults.push(`${legalPartyId} ${format} sum=${found} expected=${expected}`)
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

/** Files write exactly the digits that the currency has, so the digits are the minor units. */
const minorOf = (decimal: string): bigint => BigInt(decimal.replace('.', ''))
const sumOfMatches = (text: string, pattern: RegExp): bigint =>
  [...text.matchAll(pattern)].reduce((sum, [, decimal = '0']) => sum + minorOf(decimal), 0n)

/** What the operations of a file add up to, read from its text alone. */
const sumsOfFile = {
  TXT: (text: string) => sumOfMatches(text, /^Сумма=(.+)\r$/gm),
  CAMT053: (text: string) => sumOfMatches(text, /<\/NtryRef><Amt Ccy="\w+">([\d.]+)<\/Amt>/g),
} as const satisfies Partial<Record<StatementFormat, (text: string) => bigint>>

async function textOf(content: StatementContent, format: StatementFormat): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of writeStatementFile(format, content, { fontsFolder: '' })) {
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
