import type { LocalizedText } from '../language.ts'

/** Limits of a payment and of a person identified from afar (specification 2). */
export const limitErrors = {
  LIMIT_ONE_TIME_EXCEEDED: {
    ru: 'Превышен лимит одной операции.',
    ky: 'Сумма бир операциянын лимитинен ашып кетти.',
    en: 'The limit per operation is exceeded.',
  },
  LIMIT_DAY_EXCEEDED: {
    ru: 'Превышен дневной лимит.',
    ky: 'Сумма күндүк лимиттен ашып кетти.',
    en: 'The daily limit is exceeded.',
  },
  LIMIT_MONTH_EXCEEDED: {
    ru: 'Превышен месячный лимит.',
    ky: 'Сумма айлык лимиттен ашып кетти.',
    en: 'The monthly limit is exceeded.',
  },
  REMOTE_IDENTIFICATION_LIMIT: {
    ru: 'После удалённой идентификации действует пониженный лимит. Подтвердите личность в отделении банка.',
    ky: 'Аралыктан идентификациядан кийин лимит төмөн болот. Банктын бөлүмүнөн өздүгүңүздү ырастаңыз.',
    en: 'A lower limit applies after remote identification. Confirm your identity at a bank branch.',
  },
  REMOTE_IDENTIFICATION_OWN_CARDS_ONLY: {
    ru: 'После удалённой идентификации переводить можно только на свои карты.',
    ky: 'Аралыктан идентификациядан кийин өз карталарыңызга гана которууга болот.',
    en: 'After remote identification you can transfer only to your own cards.',
  },
  LIMIT_BLOCKED_EMPLOYEES_ONLY: {
    ru: 'Перевод возможен только сотрудникам компании.',
    ky: 'Компаниянын кызматкерлерине гана которууга болот.',
    en: 'Only transfers to company employees are possible.',
  },
  LIMIT_BLOCKED_SENDING: {
    ru: 'Отправка на подпись временно недоступна.',
    ky: 'Кол коюуга жөнөтүү убактылуу жеткиликсиз.',
    en: 'Sending for signing is temporarily unavailable.',
  },
  RECIPIENT_LOOKUPS_EXHAUSTED: {
    ru: 'Слишком много неизвестных счетов. Проверьте реквизиты и повторите через {minutes} мин.',
    ky: 'Белгисиз эсептер өтө көп. Реквизиттерди текшерип, {minutes} мүнөттөн кийин кайталаңыз.',
    en: 'Too many unknown accounts. Check the details and try again in {minutes} min.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>
