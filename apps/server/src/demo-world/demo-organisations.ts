import type { AccountStatus, AccountType } from '@tartip/bank-ports/core-accounts'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { SignScheme, SignType } from '@tartip/domain/people/sign-right'

export interface DemoAccount {
  readonly serial: number
  readonly type: AccountType
  readonly currency: CurrencyCode
  /** Codes of the bank's texts: the product, and the reason for an arrest or closure. */
  readonly product: string
  /** The organisation's own name of the account, if any. */
  readonly title?: string
  readonly status?: AccountStatus
  readonly statusReason?: string
  readonly interestRate?: string
  /** The balance a year ago, in whole units of the currency. */
  readonly openingUnits: number
  /** Operations on an ordinary working day. */
  readonly operationsADay: number
  /** The usual amount of an operation, in whole units. */
  readonly usualUnits: number
  /** What is paid to the landlord each month, in whole units. */
  readonly rentUnits?: number
}

export interface DemoOrganisation {
  readonly key: string
  readonly companyName: string
  readonly registeredOn: string
  readonly contractNum: string
  readonly signScheme: SignScheme
  readonly signType: SignType
  readonly accounts: readonly DemoAccount[]
}

const main = (serial: number, openingUnits: number, usualUnits: number): DemoAccount => ({
  serial,
  type: 'RKO',
  currency: 'KGS',
  product: 'SETTLEMENT',
  title: 'Основной',
  openingUnits,
  operationsADay: 3,
  usualUnits,
  // Larger than any other payment of the account, so that it is recognised as a regular one.
  rentUnits: usualUnits * 2.5,
})

/** Only operations of its product are booked on the account. */
const inactive = { operationsADay: 0, usualUnits: 0 } as const

/** Invented companies that cover every sign scheme and every signing method. */
export const demoOrganisations: readonly DemoOrganisation[] = [
  {
    key: 'altyn-dobo',
    companyName: 'ОсОО «Алтын-Дөбө Маркет»',
    registeredOn: '14032016',
    contractNum: '4471',
    signScheme: 'TWO_SIGNATORY',
    signType: 'TOTP',
    accounts: [
      main(10_000_142, 2_400_000, 64_000),
      {
        serial: 10_000_155,
        type: 'RKO',
        currency: 'KGS',
        product: 'SETTLEMENT',
        title: 'Налоги и аренда',
        openingUnits: 600_000,
        operationsADay: 1,
        usualUnits: 22_000,
      },
      {
        serial: 10_008_801,
        type: 'RKO',
        currency: 'USD',
        product: 'CURRENCY',
        title: 'Импорт',
        openingUnits: 18_000,
        operationsADay: 1,
        usualUnits: 1_900,
      },
      {
        serial: 10_008_802,
        type: 'RKO',
        currency: 'EUR',
        product: 'CURRENCY',
        openingUnits: 4_000,
        operationsADay: 0,
        usualUnits: 600,
      },
      {
        serial: 10_008_803,
        type: 'RKO',
        currency: 'RUB',
        product: 'CURRENCY',
        openingUnits: 480_000,
        operationsADay: 1,
        usualUnits: 41_000,
      },
      {
        serial: 10_008_804,
        type: 'RKO',
        currency: 'CNY',
        product: 'CURRENCY',
        openingUnits: 0,
        operationsADay: 0,
        usualUnits: 0,
      },
      {
        serial: 10_007_010,
        type: 'CARD',
        currency: 'KGS',
        product: 'CORPORATE_CARD',
        title: 'Карта снабжения',
        openingUnits: 260_000,
        ...inactive,
      },
      {
        serial: 10_007_028,
        type: 'CARD',
        currency: 'USD',
        product: 'CORPORATE_CARD',
        title: 'Валютная карта',
        openingUnits: 6_400,
        ...inactive,
      },
      {
        serial: 10_004_040,
        type: 'LOAN',
        currency: 'KGS',
        product: 'LOAN_WORKING',
        interestRate: '17.5',
        openingUnits: 0,
        ...inactive,
      },
      {
        serial: 10_004_058,
        type: 'LOAN',
        currency: 'KGS',
        product: 'LOAN_EQUIPMENT',
        interestRate: '16',
        openingUnits: 0,
        ...inactive,
      },
      {
        serial: 10_006_038,
        type: 'DEPOSIT',
        currency: 'USD',
        product: 'DEPOSIT_DEMAND',
        interestRate: '2',
        openingUnits: 0,
        ...inactive,
      },
      {
        serial: 10_006_020,
        type: 'DEPOSIT',
        currency: 'KGS',
        product: 'DEPOSIT_SAVINGS',
        openingUnits: 0,
        operationsADay: 0,
        usualUnits: 0,
        interestRate: '11.5',
      },
      {
        serial: 10_005_030,
        type: 'TRANSIT',
        currency: 'KGS',
        product: 'TRANSIT',
        openingUnits: 0,
        operationsADay: 0,
        usualUnits: 0,
      },
      {
        serial: 10_000_199,
        type: 'RKO',
        currency: 'KGS',
        product: 'SETTLEMENT',
        title: 'Старый магазин',
        status: 'CLOSED',
        statusReason: 'CLOSED_BY_CLIENT',
        openingUnits: 0,
        operationsADay: 0,
        usualUnits: 0,
      },
    ],
  },
  {
    key: 'kyzyl-oruk',
    companyName: 'ОсОО «Кызыл-Өрүк Экспорт»',
    registeredOn: '02092019',
    contractNum: '5208',
    signScheme: 'ONE_SIGNATORY',
    signType: 'TOTP',
    accounts: [
      main(10_010_311, 900_000, 48_000),
      {
        serial: 10_018_811,
        type: 'RKO',
        currency: 'USD',
        product: 'CURRENCY',
        title: 'Экспортная выручка',
        openingUnits: 9_000,
        operationsADay: 1,
        usualUnits: 1_200,
      },
      {
        serial: 10_018_812,
        type: 'RKO',
        currency: 'KZT',
        product: 'CURRENCY',
        openingUnits: 700_000,
        operationsADay: 0,
        usualUnits: 0,
      },
      {
        serial: 10_010_329,
        type: 'RKO',
        currency: 'KGS',
        product: 'SETTLEMENT',
        title: 'Под арестом',
        status: 'ARRESTED',
        statusReason: 'ARREST_TAX',
        openingUnits: 140_000,
        operationsADay: 0,
        usualUnits: 0,
      },
      {
        serial: 10_017_010,
        type: 'CARD',
        currency: 'KGS',
        product: 'CORPORATE_CARD',
        openingUnits: 140_000,
        ...inactive,
      },
      {
        serial: 10_014_040,
        type: 'LOAN',
        currency: 'KGS',
        product: 'LOAN_WORKING',
        interestRate: '19',
        openingUnits: 0,
        ...inactive,
      },
    ],
  },
  {
    key: 'serebryany-hrebet',
    companyName: 'ЗАО «Серебряный Хребет»',
    registeredOn: '21062011',
    contractNum: '1902',
    signScheme: 'THREE_SIGNATORY',
    signType: 'TOTP',
    accounts: [
      main(10_020_417, 7_800_000, 310_000),
      {
        serial: 10_028_821,
        type: 'RKO',
        currency: 'USD',
        product: 'CURRENCY',
        title: 'Оборудование',
        openingUnits: 120_000,
        operationsADay: 1,
        usualUnits: 7_400,
      },
      {
        serial: 10_028_822,
        type: 'RKO',
        currency: 'CNY',
        product: 'CURRENCY',
        openingUnits: 260_000,
        operationsADay: 0,
        usualUnits: 0,
      },
      {
        serial: 10_025_030,
        type: 'TRANSIT',
        currency: 'USD',
        product: 'TRANSIT',
        openingUnits: 0,
        operationsADay: 0,
        usualUnits: 0,
      },
      {
        serial: 10_027_010,
        type: 'CARD',
        currency: 'KGS',
        product: 'CORPORATE_CARD',
        title: 'Представительские расходы',
        openingUnits: 420_000,
        ...inactive,
      },
      {
        serial: 10_027_028,
        type: 'CARD',
        currency: 'KGS',
        product: 'CORPORATE_CARD',
        title: 'Командировки',
        openingUnits: 180_000,
        ...inactive,
      },
      {
        serial: 10_024_040,
        type: 'LOAN',
        currency: 'USD',
        product: 'LOAN_EQUIPMENT',
        interestRate: '8.5',
        openingUnits: 0,
        ...inactive,
      },
      {
        serial: 10_026_020,
        type: 'DEPOSIT',
        currency: 'KGS',
        product: 'DEPOSIT_TERM',
        interestRate: '13',
        openingUnits: 0,
        ...inactive,
      },
    ],
  },
  {
    key: 'ailampa',
    companyName: 'ОсОО «Айлампа Сервис»',
    registeredOn: '11112020',
    contractNum: '6630',
    signScheme: 'TWO_SIGNATORY',
    signType: 'PAY_CONTROL',
    accounts: [
      main(10_030_518, 1_100_000, 27_000),
      {
        serial: 10_038_831,
        type: 'RKO',
        currency: 'RUB',
        product: 'CURRENCY',
        openingUnits: 210_000,
        operationsADay: 0,
        usualUnits: 0,
      },
    ],
  },
  {
    key: 'nur-too',
    companyName: 'ОсОО «Нур-Тоо Энерго»',
    registeredOn: '05022014',
    contractNum: '3317',
    signScheme: 'ONE_SIGNATORY',
    signType: 'RU_TOKEN_2',
    accounts: [
      main(10_040_626, 3_200_000, 88_000),
      {
        serial: 10_048_841,
        type: 'RKO',
        currency: 'EUR',
        product: 'CURRENCY',
        openingUnits: 22_000,
        operationsADay: 0,
        usualUnits: 0,
      },
    ],
  },
  {
    key: 'tunuk-suu',
    companyName: 'ОсОО «Тунук-Суу Логистик»',
    registeredOn: '19082021',
    contractNum: '7045',
    signScheme: 'ONE_SIGNATORY',
    signType: 'RU_TOKEN_S',
    accounts: [main(10_050_737, 650_000, 19_000)],
  },
]
