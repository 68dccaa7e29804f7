import type { TaskContent } from '@tartip/bank-ports/bank-tasks'
import type { QuoteRequest } from '@tartip/bank-ports/rate-quotes'

import { demoApplicants } from './demo-unaffiliated-people.ts'
import type { WorldOrganisation, WorldPerson } from './demo-world.ts'

/** The requesting person and company, and the account for a shop's proceeds. */
export interface Requester {
  readonly person: WorldPerson
  readonly organisation: WorldOrganisation
  /** The first settlement account in som. */
  readonly account: string
}

interface FromCompany {
  /** Names the request within the demo; its id at the bank is derived from it. */
  readonly name: string
  readonly organisation: string
  readonly clientId: string
}

export interface DemoTask extends FromCompany {
  readonly contentOf: (requester: Requester) => TaskContent
}

export interface DemoLetter extends FromCompany {
  readonly subjectCode: string
  readonly title: string
  readonly message: string
}

export type DemoQuote = FromCompany &
  Pick<QuoteRequest, 'sell' | 'buy' | 'side'> & { readonly amountUnits: bigint }

const [saleswoman, dispatcher, bookkeeper] = demoApplicants

/** Applications of every kind, each for another shop, person or amount. */
export const demoTasks: readonly DemoTask[] = [
  {
    name: 'terminals in Osh',
    organisation: 'altyn-dobo',
    clientId: '100101',
    contentOf: ({ person, account }) => ({
      kind: 'POS',
      application: {
        legalAddress: 'г. Бишкек, пр. Чуй, 155',
        actualAddress: 'г. Ош, ул. Курманжан Датка, 210',
        mainActivity: 'Розничная торговля продуктами',
        storeName: 'Алтын-Дөбө Ош',
        storeAddress: 'г. Ош, ул. Курманжан Датка, 210',
        accountType: 'RKO',
        clientAccount: account,
        offerTypes: ['STATIONARY', 'SMART'],
        clientContactName: person.fullName,
        clientContactAddress: 'г. Бишкек, пр. Чуй, 155',
        clientContactNumber: person.mobile,
        hasSecurity: true,
        terminalsCount: 3,
        hasClientKkm: true,
        workingDays: 'Ежедневно, 8:00–22:00',
        photoKeys: [],
      },
    }),
  },
  {
    name: 'saleswoman',
    organisation: 'altyn-dobo',
    clientId: '100101',
    contentOf: () => ({ kind: 'SELLER', application: saleswoman.application }),
  },
  {
    name: 'bookkeeper',
    organisation: 'kyzyl-oruk',
    clientId: '100201',
    contentOf: () => ({
      kind: 'REGISTRATION',
      application: { ...bookkeeper.application, signRight: 'CREATOR' },
    }),
  },
  {
    name: 'dispatcher',
    organisation: 'tunuk-suu',
    clientId: '100601',
    contentOf: () => ({
      kind: 'REGISTRATION',
      application: { ...dispatcher.application, signRight: 'AUDITOR' },
    }),
  },
  {
    name: 'payments of a workshop',
    organisation: 'ailampa',
    clientId: '100401',
    contentOf: ({ person, account }) => ({
      kind: 'PAYDA',
      application: {
        storeName: 'Айлампа Сервис',
        storeAddress: 'Бишкек ш., Жибек Жолу пр., 482',
        clientAccount: account,
        contactName: person.fullName,
        contactNumber: person.mobile,
        website: 'https://ailampa.example',
      },
    }),
  },
  {
    name: 'substation',
    organisation: 'nur-too',
    clientId: '100501',
    contentOf: ({ person }) => ({
      kind: 'LOAN',
      application: {
        amountMinor: 450_000_000n,
        currency: 'KGS',
        termMonths: 36,
        purpose: 'Трансформаторы для подстанции',
        contactName: person.fullName,
        contactNumber: person.mobile,
      },
    }),
  },
  {
    name: 'refrigerated lorry',
    organisation: 'tunuk-suu',
    clientId: '100601',
    contentOf: ({ person }) => ({
      kind: 'LOAN',
      application: {
        amountMinor: 3_200_000n,
        currency: 'USD',
        termMonths: 24,
        purpose: 'Муздаткычы бар жүк ташуучу унаа',
        contactName: person.fullName,
        contactNumber: person.mobile,
      },
    }),
  },
  {
    name: 'excavator',
    organisation: 'serebryany-hrebet',
    clientId: '100301',
    contentOf: ({ person }) => ({
      kind: 'LOAN',
      application: {
        amountMinor: 980_000_000n,
        currency: 'KGS',
        termMonths: 48,
        purpose: 'Экскаватор для карьера',
        contactName: person.fullName,
        contactNumber: person.mobile,
      },
    }),
  },
]

/**
 * Letters with every subject; each company writes in its own language, and letters are not
 * translated.
 */
export const demoLetters: readonly DemoLetter[] = [
  {
    name: 'certificate for a tender',
    organisation: 'altyn-dobo',
    clientId: '100101',
    subjectCode: 'ACCOUNTS',
    title: 'Справка об оборотах для тендера',
    message:
      'Просим выдать справку об оборотах по всем расчётным счетам за последние шесть месяцев и об отсутствии картотеки.',
  },
  {
    name: 'money on its way to Urumqi',
    organisation: 'serebryany-hrebet',
    clientId: '100301',
    subjectCode: 'PAYMENTS',
    title: 'Розыск перевода поставщику в Урумчи',
    message:
      'Поставщик не видит поступления за оборудование. Просим запросить банк-корреспондент и прислать копию SWIFT-сообщения.',
  },
  {
    name: 'other phone of the accountant',
    organisation: 'ailampa',
    clientId: '100402',
    subjectCode: 'OTHER',
    title: 'Бухгалтердин телефону алмашты',
    message:
      'Бухгалтерибиздин телефон номери алмашты. Жаңы номерди жазып коюу үчүн кайсы документтер керек экенин билдириңиз.',
  },
  {
    name: 'export contract',
    organisation: 'kyzyl-oruk',
    clientId: '100201',
    subjectCode: 'DOCUMENTS',
    title: 'Export contract for dried apricots',
    message:
      'Our buyer in Rotterdam has signed the contract in English only. Please tell us whether currency control needs a translation.',
  },
]

/** Requests for a contractual rate, all above the minimum of 10,000 dollars. */
export const demoQuotes: readonly DemoQuote[] = [
  {
    name: 'export takings',
    organisation: 'kyzyl-oruk',
    clientId: '100201',
    sell: 'USD',
    buy: 'KGS',
    side: 'SELL',
    amountUnits: 24_000n,
  },
  {
    name: 'machines',
    organisation: 'serebryany-hrebet',
    clientId: '100301',
    sell: 'KGS',
    buy: 'CNY',
    side: 'BUY',
    amountUnits: 350_000n,
  },
  {
    name: 'import',
    organisation: 'altyn-dobo',
    clientId: '100101',
    sell: 'KGS',
    buy: 'USD',
    side: 'BUY',
    amountUnits: 15_000n,
  },
]
