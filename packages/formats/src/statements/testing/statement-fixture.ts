import { fromIso } from '@tartip/domain/time/instant'

import type {
  StatementContent,
  StatementHead,
  StatementOperation,
  StatementSection,
} from '../statement-content.ts'

const dayMs = 86_400_000

/** Operations of every kind of trouble: Kyrgyz letters, a formula, a line break, markup, a large sum. */
const texts: readonly (readonly [name: string, purpose: string])[] = [
  ['ОсОО «Өзгөн Күнү»', 'Төлөм келишим боюнча №7, ң ө ү'],
  ['=HYPERLINK("http://evil")', '+cmd|calc!A1'],
  ['Фирма <b>"А & Б"</b>', 'Первая строка\r\nСекцияДокумент=Подделка'],
  ['Bishkek Bread LLC', ':61:2611301130C1,00 -62F'],
]

export const operationsOf = (count: number): readonly StatementOperation[] =>
  Array.from({ length: count }, (_, index) => {
    const [counterpartyName = '', purpose = ''] = texts[index % texts.length] ?? []
    return {
      operationId: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      bookedAt: fromIso('2026-11-02T04:30:00.000Z') + Math.floor(index / 4) * dayMs,
      direction: index % 3 === 0 ? 'DEBIT' : 'CREDIT',
      amountMinor: BigInt(index + 1) * 1_234_567n + 9n,
      counterpartyName,
      counterpartyAccount: '1180000000000123',
      counterpartyBank: '118005',
      counterpartyInn: '02512199810011',
      paymentCode: '55302000',
      purpose,
      documentNumber: String(1000 + index),
      operationCode: 'CLEARING',
    }
  })

export function sectionOf(
  operations: readonly StatementOperation[],
  more: Partial<StatementSection> = {},
): StatementSection {
  const sumOf = (direction: StatementOperation['direction']) =>
    operations
      .filter(one => one.direction === direction)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
  const [debitMinor, creditMinor] = [sumOf('DEBIT'), sumOf('CREDIT')]
  const openingMinor = more.openingMinor ?? 100_000_00n
  const debitCount = operations.filter(({ direction }) => direction === 'DEBIT').length
  return {
    account: '1090011000014201',
    currency: 'KGS',
    openingMinor,
    closingMinor: openingMinor + creditMinor - debitMinor,
    plannedMinor: openingMinor + creditMinor - debitMinor - 50_00n,
    debitMinor,
    creditMinor,
    debitCount,
    creditCount: operations.length - debitCount,
    ...more,
  }
}

/** A statement of two accounts, the second in dollars and overdrawn; it begins with the given operations. */
export function statementOf(
  operations: readonly StatementOperation[] = operationsOf(9),
  head: Partial<StatementHead> = {},
): StatementContent & { readonly operations: readonly (readonly StatementOperation[])[] } {
  const others = operationsOf(2)
  const all = [operations, others]
  return {
    head: {
      statementId: '0192f000-0000-7000-8000-00000000abcd',
      kind: 'ACCOUNT',
      clientName: 'ОсОО «Ала-Тоо Трейд»',
      clientInn: '01203201410014',
      bankName: 'ОАО «Тартип Банк»',
      bankBic: '109001',
      bankNames: { '118005': 'ОАО «Демир Банк»' },
      startDate: '2026-11-01',
      endDate: '2026-11-30',
      createdAt: fromIso('2026-11-30T05:00:00.000Z'),
      language: 'ru',
      ...head,
    },
    sections: [
      sectionOf(operations),
      sectionOf(others, { account: '1090011000024203', currency: 'USD', openingMinor: -5_000_00n }),
    ],
    operations: all,
    async *operationsOf(section) {
      const list = all[section] ?? []
      for (let from = 0; from < list.length; from += 4) yield list.slice(from, from + 4)
    },
  }
}
