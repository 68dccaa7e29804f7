import type { StatementFieldsFragment } from '../api/read-statements.statement.generated.ts'

export const data = (value: unknown) => ({ body: { data: value } })

/** A ready statement as the server answers it; a test says only what matters to it. */
export const statementOf = (
  patch: Partial<StatementFieldsFragment> = {},
): StatementFieldsFragment => ({
  id: 'statement-1',
  partyId: 'party-1',
  kind: 'ACCOUNT',
  availableAccounts: [{ account: '1091820100380142', currencies: ['3300'] }],
  currencies: [],
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  status: 'READY',
  statusLabel: 'Готова',
  errorMessage: null,
  fileName: 'statement-2026-11',
  requestDate: '2026-11-30T04:00:00.000Z',
  requestedBy: 'Токтогулова А. Б.',
  progress: 100,
  operationCount: 12,
  formats: ['PDF', 'XLSX', 'TXT'],
  isDeletable: true,
  availableUntil: '2026-12-30T04:00:00.000Z',
  ...patch,
})

export const pageOf = (...statements: readonly StatementFieldsFragment[]) =>
  data({
    findAll: { statements, totalPages: 1, totalElements: statements.length },
  })

export const bankToday = data({
  getBankToday: {
    now: '2026-11-30T04:51:30.000Z',
    date: '2026-11-30',
    isWorkingDay: true,
    isShortDay: false,
    nextWorkingDay: '2026-12-01',
  },
})

export const ownAccounts = data({
  findAllAccountsByPartyIdWithAcl: [
    {
      id: 'account-1',
      account: '1091820100380142',
      accountName: 'Основной',
      type: 'RKO',
      currency: { isoCode: 'KGS' },
    },
    {
      id: 'account-2',
      account: '1091820100380243',
      accountName: 'Валютный',
      type: 'RKO',
      currency: { isoCode: 'USD' },
    },
    {
      id: 'account-3',
      account: '1091820100380344',
      accountName: 'Карта',
      type: 'CARD',
      currency: { isoCode: 'KGS' },
    },
  ],
  findAllByPartyIdBaseCardAccountInfo: [],
})
