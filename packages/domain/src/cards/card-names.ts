import type { LocalizedText } from '../language.ts'
import type { CardLimitType, CardStatus, CardStatusReason } from './card-words.ts'

export const cardStatusNames: Readonly<Record<CardStatus, LocalizedText>> = {
  ACTIVE: { ru: 'Действует', ky: 'Иштейт', en: 'Active' },
  BLOCKED: { ru: 'Заблокирована', ky: 'Бөгөттөлгөн', en: 'Blocked' },
  COMPROMISED: { ru: 'Скомпрометирована', ky: 'Маалыматы ачыкка чыккан', en: 'Compromised' },
  LOST: { ru: 'Утеряна', ky: 'Жоголгон', en: 'Lost' },
  STOLEN: { ru: 'Украдена', ky: 'Уурдалган', en: 'Stolen' },
  EXPIRED: { ru: 'Срок истёк', ky: 'Мөөнөтү өткөн', en: 'Expired' },
  CLOSED: { ru: 'Закрыта', ky: 'Жабылган', en: 'Closed' },
}

export const cardReasonNames: Readonly<Record<CardStatusReason, LocalizedText>> = {
  LOSS: { ru: 'Утеря карты', ky: 'Картаны жоготуу', en: 'Card lost' },
  THEFT: { ru: 'Кража карты', ky: 'Картанын уурдалышы', en: 'Card stolen' },
  COMPROMISE: {
    ru: 'Компрометация данных карты',
    ky: 'Картанын маалыматы ачыкка чыккан',
    en: 'Card data was exposed',
  },
  TEMPORARY: { ru: 'Временная блокировка', ky: 'Убактылуу бөгөттөө', en: 'Temporary block' },
  FOUND: { ru: 'Карта найдена', ky: 'Карта табылды', en: 'Card found' },
  PIN_RESTORED: { ru: 'PIN-код восстановлен', ky: 'PIN-код калыбына келди', en: 'PIN restored' },
  BY_MISTAKE: {
    ru: 'Заблокирована по ошибке',
    ky: 'Жаңылыш бөгөттөлгөн',
    en: 'Blocked by mistake',
  },
  CARD_BLOCK: { ru: 'Блокировка карты', ky: 'Картаны бөгөттөө', en: 'Card block' },
}

export const cardLimitTypeNames: Readonly<Record<CardLimitType, LocalizedText>> = {
  CASH_LIMIT: {
    ru: 'Снятие наличных',
    ky: 'Накталай акча алуу',
    en: 'Cash withdrawal',
  },
  RETAIL_CARD_PRESENT: {
    ru: 'Оплата картой в торговой точке',
    ky: 'Соода түйүнүндө карта менен төлөө',
    en: 'Card payments at outlets',
  },
  CARD_NOT_PRESENT: {
    ru: 'Оплата в интернете',
    ky: 'Интернет аркылуу төлөө',
    en: 'Online payments',
  },
}
