import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { EventFeed } from '@tartip/bank-ports/event-feed'
import { createBankServices } from '@tartip/bank-twin/bank-services'
import { createBankTwin } from '@tartip/bank-twin/bank-twin'
import { usualTimetable } from '@tartip/bank-twin/execution/timetable'
import { postText } from '@tartip/bank-twin/pay-control/post-text'
import { officialMiddleRate } from '@tartip/bank-twin/rates/middle-rates'
import { createNbkrReader } from '@tartip/bank-twin/rates/nbkr-http'
import { readTwinReference } from '@tartip/bank-twin/reference/twin-reference'
import { createTwinProducts } from '@tartip/bank-twin/twin-products'

import type { Rules } from '../modules/rules/public.ts'
import { systemClock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { systemIds, systemRandom } from '../platform/ids.ts'
import type { Foundation } from './foundation.ts'
import { logPortFailures } from './log-port-failures.ts'

type BankFoundation = Pick<
  Foundation,
  'config' | 'clock' | 'logger' | 'referenceDataDir' | 'payControlSecret'
>

export type EmbeddedBank = ReturnType<typeof createEmbeddedBank>

/**
 * The bank behind the ports, on its own connections: payment execution and its books, products, and
 * further services. A bank with its own systems replaces these by adapters, one port at a time.
 */
export function createEmbeddedBank(
  { config, clock, logger, referenceDataDir, payControlSecret }: BankFoundation,
  db: Db,
  rules: Pick<Rules, 'calendar'>,
) {
  const twin = createBankTwin({
    db,
    clock,
    ids: systemIds,
    config: {
      ownPrefix: config.bank.ownPrefix,
      stepDelayMs: config.twinStepDelayMs,
      calendar: () => rules.calendar(),
      ...(config.twinObservesHours ? { timetable: usualTimetable(() => rules.calendar()) } : {}),
    },
    middleRates: officialMiddleRate,
    ...(config.demoMode ? { faults: { random: systemRandom, pause } } : {}),
    onError: error => logger.error({ err: error }, 'embedded bank failed'),
  })
  const services = createBankServices({
    db,
    clock,
    realClock: systemClock,
    ids: systemIds,
    random: randomBytes,
    reference: readTwinReference(referenceDataDir),
    coreAccounts: twin.coreAccounts,
    qrProvider: config.bank.qrProvider,
    ownPrefix: config.bank.ownPrefix,
    payControlSecret,
    post: postText,
    onError: error => logger.error({ err: error }, 'embedded services failed'),
  })
  const products = createTwinProducts({
    db,
    clock,
    ...(config.nbkrFeed === undefined ? {} : { readNbkrList: createNbkrReader(config.nbkrFeed) }),
    onError: error => logger.error({ err: error }, 'embedded products failed'),
  })
  const withFailureLog = <Port extends object>(name: string, port: Port): Port =>
    logPortFailures(port, name, { logger, clock: systemClock })
  const withFaults = <Port extends object>(name: string, port: Port): Port =>
    withFailureLog(name, twin.withFaultInjection(port))
  // Wake-ups pass without faults: a woken reader finds out that the bank is unavailable when it
  // queries.
  const feedWithFaults = <Event extends { readonly sequence: bigint }>(
    name: string,
    { readEvents, onEvent }: EventFeed<Event>,
  ): EventFeed<Event> => ({ ...withFaults(name, { readEvents }), onEvent })
  return {
    twin,
    services,
    products,
    /**
     * The ports of the internet bank: books and products with injected faults, other systems
     * without.
     */
    ports: {
      paymentExecution: withFailureLog('payment execution', twin.paymentExecution),
      coreAccounts: withFaults('core accounts', twin.coreAccounts),
      retailCards: withFaults('retail cards', twin.retailCards),
      accountChanges: feedWithFaults('account changes', twin.accountChanges),
      accountMovements: feedWithFaults('account movements', twin.accountMovements),
      cards: withFaults('cards', products.cards),
      currencyRates: withFaults('currency rates', products.currencyRates),
      loansAndDeposits: withFaults('loans and deposits', products.loansAndDeposits),
      loanClaims: withFailureLog('loan claims', products.loanClaims),
      rateQuotes: withFailureLog('rate quotes', services.rateQuotes),
      acquiring: withFailureLog('acquiring', services.acquiring),
      instalmentPartner: withFailureLog('instalment partner', services.instalmentPartner),
      salaryProject: withFailureLog('salary project', services.salaryProject),
      operationLimits: withFailureLog('operation limits', services.operationLimits),
      sms: withFailureLog('SMS', services.sms),
      contracts: withFailureLog('contracts', services.contracts),
      payControl: withFailureLog('pay-control', services.payControl),
      bankLetters: withFailureLog('letters', services.bankLetters),
      taxDebt: withFailureLog('tax debt', services.taxDebt),
      taxPayments: withFailureLog('tax payments', services.taxPayments),
      tundukServices: withFailureLog('Tunduk services', services.tundukServices),
      fines: withFailureLog('fines', services.fines),
      tokenAuthority: withFailureLog('token authority', services.tokenAuthority),
      cashiers: withFailureLog('cashiers', services.cashiers),
      personRegistry: withFailureLog('person registry', services.personRegistry),
      fileScan: withFailureLog('file scan', services.fileScan),
      qrSales: withFailureLog('QR sales', services.qrSales),
    },
  }
}
