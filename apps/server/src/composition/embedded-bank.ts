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
import { tellFailures } from './tell-failures.ts'

type BankFoundation = Pick<
  Foundation,
  'config' | 'clock' | 'logger' | 'referenceDataDir' | 'payControlSecret'
>

export type EmbeddedBank = ReturnType<typeof createEmbeddedBank>

/**
 * The bank behind the ports, on connections of its own: execution of payments and its books, products, and the
 * services around them. A bank that has its own puts its adapters here, one port at a time.
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
      ...(config.twinKeepsHours ? { timetable: usualTimetable(() => rules.calendar()) } : {}),
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
  const told = <Port extends object>(name: string, port: Port): Port =>
    tellFailures(port, name, { logger, clock: systemClock })
  const overLine = <Port extends object>(name: string, port: Port): Port =>
    told(name, twin.withFaultInjection(port))
  // To be woken takes no line: whoever is woken while the bank is away finds that out by asking.
  const feedOverLine = <Event extends { readonly sequence: bigint }>(
    name: string,
    { readEvents, onEvent }: EventFeed<Event>,
  ): EventFeed<Event> => ({ ...overLine(name, { readEvents }), onEvent })
  return {
    twin,
    services,
    products,
    /** The bank as the internet bank reaches it: its books and products over the line, others' systems beside it. */
    ports: {
      paymentExecution: told('payment execution', twin.paymentExecution),
      coreAccounts: overLine('core accounts', twin.coreAccounts),
      retailCards: overLine('retail cards', twin.retailCards),
      accountChanges: feedOverLine('account changes', twin.accountChanges),
      accountMovements: feedOverLine('account movements', twin.accountMovements),
      cards: overLine('cards', products.cards),
      currencyRates: overLine('currency rates', products.currencyRates),
      loansAndDeposits: overLine('loans and deposits', products.loansAndDeposits),
      sms: told('SMS', services.sms),
      contracts: told('contracts', services.contracts),
      payControl: told('pay-control', services.payControl),
      taxDebt: told('tax debt', services.taxDebt),
      tokenAuthority: told('token authority', services.tokenAuthority),
      fileScan: told('file scan', services.fileScan),
    },
  }
}
