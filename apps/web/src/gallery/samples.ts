import { addDays } from '@tartip/domain/time/instant'
import type { PaymentStatus } from '@tartip/domain/payment/status'
import type { PickableAccount } from '../components/fields/account-order.ts'

const own = (last4: string, accountName: string, balance: string, currency = 'KGS') =>
  ({ account: `109182010038${last4}`, accountName, balance, currency }) satisfies PickableAccount

/** Accounts of a company as it may have them; one is empty. */
export const accounts: readonly PickableAccount[] = [
  own('0155', 'Зарплатный', '611400.00'),
  own('0142', 'Основной расчётный счёт', '2446811.00'),
  own('8801', 'Валютный', '11574.20', 'USD'),
  own('9960', 'Аренда', '0.00'),
  own('8807', 'Иена', '900000', 'JPY'),
  own('8802', 'Евро', '2610.75', 'EUR'),
]

export const banks = [
  { bic: '101001', name: 'Национальный банк Кыргызской Республики' },
  { bic: '118005', name: 'ОАО «Айыл Банк»' },
  { bic: '129001', name: 'ОАО «Оптима Банк»' },
]

export interface SampleRow {
  readonly id: string
  readonly date: string
  readonly to: string
  readonly account: string
  readonly status: PaymentStatus
  readonly amount: string
}

const names = [
  'ОсОО «Ысык-Көл Сүт»',
  'Межрайонная ГНС',
  'ИП Өмүрбеков Ү. Ң.',
  'ОсОО «Бишкек Строй Инвест Плюс»',
  'ОАО «Северэлектро»',
] as const
const statuses: readonly PaymentStatus[] = [
  'ON_VERIFICATION',
  'SUCCESS',
  'ERROR',
  'PAYMENT_REQUEST_TO_BANK',
  'DRAFT',
]

/** The same rows at every start, so that two photographs can be laid over each other. */
export function sampleRows(count: number): readonly SampleRow[] {
  return Array.from({ length: count }, (_, place) => ({
    id: String(place + 1),
    date: addDays('2026-05-12', -(place % 60)),
    to: names[place % names.length] ?? '',
    account: ['0142', '0155', '8801'][place % 3] ?? '',
    status: statuses[place % statuses.length] ?? 'DRAFT',
    amount: `${((place * 7919) % 900_000) + 1250}.${String((place * 37) % 100).padStart(2, '0')}`,
  }))
}

/** Closing balances of sixty days with two large moves. */
export const balanceDays = Array.from({ length: 60 }, (_, day) => ({
  date: addDays('2026-03-14', day),
  balance: `${1_200_000 + ((day * 7919) % 240_000) + (day > 21 ? 900_000 : 0) - (day > 44 ? 620_000 : 0)}.00`,
}))

/** A week of documents on their way, after the last of those days. */
export const plannedDays = Array.from({ length: 7 }, (_, day) => ({
  date: addDays('2026-05-13', day),
  balance: `${day < 3 ? 1_180_000 : 640_500}.00`,
}))

/** Thirty days of money in and out. */
export const flowDays = Array.from({ length: 30 }, (_, day) => ({
  date: addDays('2026-04-13', day),
  inflow: `${(day * 48_271) % 160_000}.00`,
  outflow: `${(day * 16_807) % 120_000}.00`,
}))
