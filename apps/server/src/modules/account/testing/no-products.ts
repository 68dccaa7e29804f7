import { createCalendar } from '@tartip/domain/bank-day/calendar'
import { err } from '@tartip/domain/result'
import { createTestClock } from '@tartip/testkit/clock/test-clock'

import { createLiveHub } from '../../../platform/live/hub.ts'
import { noQr } from '../../qr/testing/no-qr.ts'
import type { AccountModuleDeps } from '../compose.ts'

type Products = Pick<
  AccountModuleDeps,
  | 'cards'
  | 'currencyRates'
  | 'loansAndDeposits'
  | 'loanClaims'
  | 'certificates'
  | 'retailCards'
  | 'calendar'
  | 'clock'
  | 'hub'
  | 'qr'
>

const refused = async () => ({ outcome: 'refused', code: 'CARD_NOT_FOUND' }) as const

/** A bank without cards, loans, deposits and rates, for tests about something else. */
export function noProducts(): Products {
  return {
    cards: {
      cardsOf: async () => [],
      findCard: async () => undefined,
      balancesOf: async () => [],
      limitsOf: async () => undefined,
      operations: async () => [],
      setLimit: refused,
      block: refused,
      unlock: refused,
      setInternetAvailability: refused,
    },
    currencyRates: { setsOn: async () => [], history: async () => [] },
    loansAndDeposits: {
      loansOf: async () => [],
      findLoan: async () => undefined,
      depositsOf: async () => [],
      depositInterest: async () => undefined,
    },
    loanClaims: {
      submit: async () => err('LOAN_NOT_FOUND'),
      claimsOf: async () => [],
      findClaim: async () => undefined,
      cancel: async () => err('LOAN_CLAIM_NOT_FOUND'),
      readEvents: async () => [],
      onEvent: () => () => undefined,
    },
    certificates: { fontsFolder: '', bankName: () => '' },
    retailCards: {
      findByPhone: async () => [],
      findByNumber: async () => undefined,
      find: async () => undefined,
    },
    qr: () => noQr,
    calendar: () => createCalendar([]),
    clock: createTestClock(),
    hub: createLiveHub(),
  }
}
