import type { NewRetailCard } from '@tartip/bank-twin/store/retail-card-store'
import type { CardSystem } from '@tartip/domain/identifiers/card-system'
import type { CurrencyCode } from '@tartip/domain/money/currency'

import { demoCardNumber } from './demo-cards.ts'
import { demoId } from './demo-identifiers.ts'

/** Numbers of private clients' cards, apart from those of companies. */
const firstNumber = 12

const owners: readonly (readonly [
  ownerName: string,
  phone: string,
  system: CardSystem,
  currency: CurrencyCode,
])[] = [
  ['Асанов Бакыт', '996555123456', 'VISA', 'KGS'],
  ['Асанов Бакыт', '996555123456', 'MCard', 'USD'],
  ['Сыдыкова Айзада', '996700555001', 'ELCRD', 'KGS'],
  ['Жолдошев Тилек', '996777555002', 'VISA', 'KGS'],
]

/** Cards of private clients, to which companies pay; one person has two of them. */
export const demoRetailCards: readonly NewRetailCard[] = owners.map(
  ([ownerName, phone, system, currency], index) => ({
    cardId: demoId('retail card', `${phone} ${currency}`),
    ownerName,
    phone,
    cardNumber: demoCardNumber(system, firstNumber + index),
    currency,
  }),
)
