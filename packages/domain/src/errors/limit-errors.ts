import type { LocalizedText } from '../language.ts'

/** Limits of a payment and of a person identified from afar (specification 2). */
export const limitErrors = {
  LIMIT_ONE_TIME_EXCEEDED: {
    ru: 'Превышен лимит организации на одну операцию: {limit} KGS. Можно не больше {left} KGS.',
    ky: 'Уюмдун бир операцияга лимити ашып кетти: {limit} KGS. {left} KGS ашпашы керек.',
    en: 'The organisation’s limit per operation is exceeded: {limit} KGS. At most {left} KGS is possible.',
  },
  LIMIT_DAY_EXCEEDED: {
    ru: 'Превышен дневной лимит организации: {limit} KGS. Использовано {used} KGS, осталось {left} KGS.',
    ky: 'Уюмдун күндүк лимити ашып кетти: {limit} KGS. {used} KGS колдонулду, {left} KGS калды.',
    en: 'The organisation’s daily limit is exceeded: {limit} KGS. Used: {used} KGS, left: {left} KGS.',
  },
  LIMIT_MONTH_EXCEEDED: {
    ru: 'Превышен месячный лимит организации: {limit} KGS. Использовано {used} KGS, осталось {left} KGS.',
    ky: 'Уюмдун айлык лимити ашып кетти: {limit} KGS. {used} KGS колдонулду, {left} KGS калды.',
    en: 'The organisation’s monthly limit is exceeded: {limit} KGS. Used: {used} KGS, left: {left} KGS.',
  },
  LIMIT_PERSON_ONE_TIME_EXCEEDED: {
    ru: 'Превышен ваш лимит на одну операцию: {limit} KGS. Можно не больше {left} KGS.',
    ky: 'Сиздин бир операцияга лимитиңиз ашып кетти: {limit} KGS. {left} KGS ашпашы керек.',
    en: 'Your limit per operation is exceeded: {limit} KGS. At most {left} KGS is possible.',
  },
  LIMIT_PERSON_DAY_EXCEEDED: {
    ru: 'Превышен ваш дневной лимит: {limit} KGS. Использовано {used} KGS, осталось {left} KGS.',
    ky: 'Сиздин күндүк лимитиңиз ашып кетти: {limit} KGS. {used} KGS колдонулду, {left} KGS калды.',
    en: 'Your daily limit is exceeded: {limit} KGS. Used: {used} KGS, left: {left} KGS.',
  },
  LIMIT_PERSON_MONTH_EXCEEDED: {
    ru: 'Превышен ваш месячный лимит: {limit} KGS. Использовано {used} KGS, осталось {left} KGS.',
    ky: 'Сиздин айлык лимитиңиз ашып кетти: {limit} KGS. {used} KGS колдонулду, {left} KGS калды.',
    en: 'Your monthly limit is exceeded: {limit} KGS. Used: {used} KGS, left: {left} KGS.',
  },
  REMOTE_IDENTIFICATION_ONE_TIME_EXCEEDED: {
    ru: 'После удалённой идентификации лимит на одну операцию {limit} KGS. Можно не больше {left} KGS. Подтвердите личность в отделении банка.',
    ky: 'Аралыктан идентификациядан кийин бир операцияга лимит {limit} KGS. {left} KGS ашпашы керек. Банктын бөлүмүнөн өздүгүңүздү ырастаңыз.',
    en: 'After remote identification the limit per operation is {limit} KGS. At most {left} KGS is possible. Confirm your identity at a bank branch.',
  },
  REMOTE_IDENTIFICATION_DAY_EXCEEDED: {
    ru: 'После удалённой идентификации дневной лимит {limit} KGS. Использовано {used} KGS, осталось {left} KGS. Подтвердите личность в отделении банка.',
    ky: 'Аралыктан идентификациядан кийин күндүк лимит {limit} KGS. {used} KGS колдонулду, {left} KGS калды. Банктын бөлүмүнөн өздүгүңүздү ырастаңыз.',
    en: 'After remote identification the daily limit is {limit} KGS. Used: {used} KGS, left: {left} KGS. Confirm your identity at a bank branch.',
  },
  REMOTE_IDENTIFICATION_MONTH_EXCEEDED: {
    ru: 'После удалённой идентификации месячный лимит {limit} KGS. Использовано {used} KGS, осталось {left} KGS. Подтвердите личность в отделении банка.',
    ky: 'Аралыктан идентификациядан кийин айлык лимит {limit} KGS. {used} KGS колдонулду, {left} KGS калды. Банктын бөлүмүнөн өздүгүңүздү ырастаңыз.',
    en: 'After remote identification the monthly limit is {limit} KGS. Used: {used} KGS, left: {left} KGS. Confirm your identity at a bank branch.',
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
    ky: 'Белгисиз эсептер өтө көп. Реквизиттерди текшерип, {minutes} мүнөттөн кийин кайра аракет кылыңыз.',
    en: 'Too many unknown accounts. Check the details and try again in {minutes} min.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>
