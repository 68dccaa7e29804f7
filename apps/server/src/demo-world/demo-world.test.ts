import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { CoreAccount } from '@tartip/bank-ports/core-accounts'
import { bankDayAt } from '@tartip/domain/bank-day/time-rule'
import { accountCheckDigitsHold } from '@tartip/domain/identifiers/account-number'
import { parseCounterpartyInn, parsePersonInn } from '@tartip/domain/identifiers/inn'
import { parsePhone } from '@tartip/domain/identifiers/phone'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { formOfOperation } from '@tartip/domain/forms/payment-forms'
import { toDecimal } from '@tartip/domain/money/decimal'
import { regularPayments } from '@tartip/domain/payment/regular-payments'
import { isFinal } from '@tartip/domain/payment/status'
import { repeatableStatuses } from '@tartip/domain/payment/derived-actions'
import {
  postVerificationStatuses,
  signRights,
  signSchemes,
  signTypes,
} from '@tartip/domain/people/sign-right'
import { ok } from '@tartip/domain/result'
import { bishkekDate, fromIso } from '@tartip/domain/time/instant'
import { beforeAll, describe, expect, test } from 'vitest'

import type { Notice } from '../modules/notification/public.ts'
import type { SeedPayment, SeedTemplate } from '../modules/payment/public.ts'
import { testActor } from '../modules/payment/testing/test-people.ts'
import { createFakePayments } from '../modules/payment/testing/test-payments.ts'
import { prepareDocument } from '../modules/payment/use-cases/prepare-document.ts'
import { parseDictionaries, type DatasetContents } from '../modules/rules/dictionaries.ts'
import type { Rules } from '../modules/rules/public.ts'
import { datasetNames } from '../modules/rules/store/reference-dataset-store.ts'
import { buildDemoWorld, type DemoWorld } from './demo-world.ts'
import { loadDemoWorld } from './load-demo-world.ts'

const referenceDataDir = join(import.meta.dirname, '../../../../reference-data')
const ownBic = '109001'
/** Monday, 10:00 in Bishkek. */
const now = fromIso('2026-11-30T04:00:00.000Z')
const rules = shippedRules()

interface Loaded {
  readonly world: DemoWorld
  /** Everything that was loaded into the bank, in order. */
  readonly seeds: readonly { readonly what: string; readonly rows: unknown }[]
  readonly payments: readonly SeedPayment[]
  readonly templates: readonly SeedTemplate[]
  readonly notices: readonly Notice[]
}

let loaded: Loaded
beforeAll(async () => {
  loaded = await loadOnce()
})

describe('the demo world', () => {
  test('is the same every time and on every machine', async () => {
    expect(await loadOnce()).toEqual(loaded)
  })

  test('has valid check digits in every account number', () => {
    const { organisations, counterparties } = loaded.world
    const accounts = [
      ...organisations.flatMap(({ accounts: own }) => own.map(({ account }) => account)),
      ...counterparties.map(({ account }) => account),
      ...loaded.payments.flatMap(each => [each.payerAccount, each.recipientAccount]),
    ]
    expect(accounts.length).toBeGreaterThan(100)
    expect(accounts.filter(account => !accountCheckDigitsHold(account))).toEqual([])
    const own = organisations.flatMap(each => each.accounts.map(({ account }) => account))
    expect(new Set(own).size).toBe(own.length)
  })

  test('has valid tax and phone numbers, and unique ids for everybody', () => {
    const { organisations, counterparties, people } = loaded.world
    const today = bishkekDate(now)
    for (const { inn } of [...organisations, ...counterparties]) {
      expect([inn, parseCounterpartyInn(inn).ok]).toEqual([inn, true])
    }
    for (const { individualInn, mobile } of people) {
      expect(parsePersonInn(individualInn, today)).toEqual(ok(individualInn))
      expect(parsePhone(mobile)).toEqual(ok(mobile))
    }
    const ids = [
      ...organisations.flatMap(each => [each.legalPartyId, each.contractId]),
      ...people.flatMap(each => [each.personId, each.userReferenceId]),
    ]
    expect(ids.filter(id => !isUuid(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(people.map(each => each.individualInn)).size).toBe(people.length)
  })

  test('has every sign scheme, every sign type, every right and every state of a person', () => {
    const { organisations, people } = loaded.world
    const missing = <T>(all: readonly T[], there: readonly T[]) =>
      all.filter(each => !there.includes(each))
    expect([
      ...missing(
        signSchemes,
        organisations.map(each => each.signScheme),
      ),
      ...missing(
        signTypes,
        organisations.map(each => each.signType),
      ),
      ...missing(
        signRights,
        people.flatMap(each => each.roles.map(role => role.signRight)),
      ),
      ...missing(
        postVerificationStatuses,
        people.map(each => each.postVerificationStatus),
      ),
    ]).toEqual([])
  })

  test('accounts of counterparties begin with the prefixes of their banks', () => {
    const { counterparties } = loaded.world
    for (const { account, bic } of counterparties) {
      const prefix = rules.banks().find(bic)?.accountPrefix ?? ''
      expect(account.startsWith(prefix === '' ? bic : prefix)).toBe(true)
    }
  })

  test('companies that have paid have templates of their own, under different names', () => {
    const paying = loaded.payments.filter(each => each.statusCode === 'SUCCESS')
    const withTemplates = new Set(loaded.templates.map(each => each.legalPartyId))
    expect(withTemplates.size).toBeGreaterThan(1)
    expect([...withTemplates].every(id => paying.some(each => each.legalPartyId === id))).toBe(true)
    const names = loaded.templates.map(each => `${each.legalPartyId} ${each.name.toLowerCase()}`)
    expect(new Set(names).size).toBe(names.length)
    expect(loaded.templates.every(({ texts }) => !('valueDate' in texts))).toBe(true)
  })

  test('companies with a history expect the rent of the coming month', () => {
    const today = bishkekDate(now)
    const isOpen = (each: SeedPayment) => !isFinal(each.statusCode)
    const expected = loaded.world.organisations.flatMap(({ legalPartyId }) => {
      const own = loaded.payments.filter(each => each.legalPartyId === legalPartyId)
      const executed = own.filter(each => each.statusCode === 'SUCCESS')
      return executed.length === 0 ? [] : [regularPayments(executed, own.filter(isOpen), today)]
    })
    expect(expected.length).toBeGreaterThan(2)
    for (const payments of expected) {
      expect(payments).toContainEqual(
        expect.objectContaining({ interval: 'MONTHLY', date: '2026-12-05' }),
      )
    }
  })

  test('on the first morning people have only the notifications that concern them', () => {
    const personId = (clientId: string) =>
      loaded.world.people.find(person => person.clientId === clientId)?.personId ?? ''
    const noticesFor = (clientId: string) =>
      loaded.notices
        .filter(({ personIds }) => personIds.includes(personId(clientId)))
        .map(({ code }) => code)
    expect(new Set(noticesFor('100101'))).toEqual(
      new Set([
        'BANK_MESSAGE',
        'PAYMENT_WAITS_FOR_SIGNATURE',
        'PAYMENT_REFUSED',
        'PAYMENT_TIMED_OUT',
      ]),
    )
    expect(noticesFor('100103')).toContain('PAYMENT_RETURNED')
    // Neither the creator nor the auditor is notified of what waits for others.
    expect(noticesFor('100103')).not.toContain('PAYMENT_WAITS_FOR_SIGNATURE')
    expect(noticesFor('100104')).toEqual(['BANK_MESSAGE'])
    expect(noticesFor('100301')).toEqual([])
  })

  test('the payment code of a document means what its purpose says', () => {
    const names = new Map(
      rules.paymentCodes().map(({ classCode, className }) => [classCode, className.ru]),
    )
    const namesOf = (words: RegExp) =>
      new Set(
        loaded.payments
          .filter(({ purpose, paymentCode }) => words.test(purpose) && paymentCode !== undefined)
          .map(({ paymentCode = '' }) => names.get(paymentCode)),
      )
    expect(namesOf(/^Аренда (?:помещения|склада|торгового зала)/)).toEqual(
      new Set(['Аренда помещений']),
    )
    expect(namesOf(/связи/)).toEqual(new Set(['Услуги интернет-провайдеров и телефонной связи']))
    expect([...namesOf(/упаковк/)].every(name => name?.startsWith('Оплата за'))).toBe(true)
  })

  test('every finished document can be repeated under today’s rules', async () => {
    const finished = loaded.payments.filter(each => repeatableStatuses.includes(each.statusCode))
    const interbank = finished.filter(each => ['CLEARING', 'GROSS'].includes(each.operationCode))
    expect(interbank.length).toBeGreaterThan(100)
    const refused = []
    for (const payment of interbank) {
      const prepared = await prepareAgain(payment)
      if (!prepared.ok) refused.push({ payment, prepared })
    }
    expect(refused).toEqual([])
  })
})

/** The rules applied when a document is repeated; the payer's account is open. */
async function prepareAgain(payment: SeedPayment) {
  const { deps } = createFakePayments()
  const payer: CoreAccount = {
    accountId: payment.id ?? '',
    account: payment.payerAccount,
    bic: ownBic,
    legalPartyId: payment.legalPartyId,
    type: 'RKO',
    status: 'OPEN',
    currency: payment.currency,
    balanceMinor: 0n,
    heldMinor: 0n,
    openDate: '2024-01-10',
    departmentId: '001',
    classification: 'STANDART',
    productName: { ru: 'Расчётный счёт', ky: 'Эсептешүү эсеби', en: 'Settlement account' },
  }
  const operation = payment.operationCode
  const form = formOfOperation(operation)
  if (!form) throw new Error(`No form makes documents of ${operation}`)
  return prepareDocument(
    { ...deps, rules, accounts: { ...deps.accounts, payerAccount: async () => ok(payer) } },
    testActor('CREATOR', { legalPartyId: payment.legalPartyId }),
    {
      form,
      operation,
      isNew: true,
      input: {
        operation,
        payerAccount: payment.payerAccount,
        amount: toDecimal(payment.amountMinor, payment.currency),
        purpose: payment.purpose,
        recipientBic: payment.recipientBic,
        recipientAccount: payment.recipientAccount,
        recipientName: payment.recipientName,
        recipientInn: payment.recipientInn ?? '',
        paymentCode: payment.paymentCode ?? '',
        valueDate: bishkekDate(now),
      },
    },
  )
}

/** Builds the world and loads it into a bank that only records its input. */
async function loadOnce(): Promise<Loaded> {
  const world = await buildDemoWorld(ownBic, rules.banks().search('', 'ALL'), referenceDataDir)
  const seeds: { what: string; rows: unknown }[] = []
  const payments: SeedPayment[] = []
  const templates: SeedTemplate[] = []
  const notices: Notice[] = []
  const note = (what: string) => async (rows: unknown) => {
    seeds.push({ what, rows })
  }
  await loadDemoWorld({
    world,
    clock: { now: () => now },
    rules,
    ownBic,
    correspondents: [],
    twin: {
      addBanks: note('banks'),
      addCorrespondents: note('correspondents'),
      addClients: note('clients'),
      addAccounts: note('accounts'),
      addRetailCards: note('retail cards'),
      bookHistory: note('history'),
    },
    products: {
      publishRates: note('rates'),
      addLoans: async rows => note('loans')(rows).then(() => []),
      addDeposits: async rows => note('deposits')(rows).then(() => []),
      cards: {
        addCards: note('cards'),
        addCurrencies: note('currencies'),
        bookOperations: note('card operations'),
      },
    },
    accessControl: {
      addOrganisation: note('organisation'),
      addOrganisations: note('organisations'),
      addPerson: note('person'),
      addPeople: note('people'),
      addUserContract: note('user contract'),
      addUserContracts: note('user contracts'),
      hashPassword: async password => `hash of ${password}`,
    },
    account: {
      grant: note('grants'),
      grantCards: note('card grants'),
      nameAccounts: note('names'),
      nameCards: note('card names'),
      hideAccounts: note('hidden'),
    },
    payment: {
      async addPayments(rows) {
        payments.push(...rows)
      },
      async addTemplates(rows) {
        templates.push(...rows)
      },
    },
    async notify(rows) {
      notices.push(...rows)
    },
  })
  return { world, seeds, payments, templates, notices }
}

function shippedRules(): Rules {
  const contents = Object.fromEntries(
    datasetNames.map(name => [name, readFileSync(join(referenceDataDir, name), 'utf8')]),
  ) as DatasetContents
  const dictionaries = parseDictionaries(contents, ownBic.slice(0, 3))
  return {
    bankDay: () => bankDayAt(now, dictionaries),
    calendar: () => dictionaries.calendar,
    fieldRules: () => dictionaries.fieldRules,
    tariffs: () => dictionaries.tariffs,
    banks: () => dictionaries.banks,
    paymentCodes: () => dictionaries.paymentCodes,
    letterSubjects: () => dictionaries.letterSubjects,
    abroad: () => dictionaries.abroad,
  }
}
