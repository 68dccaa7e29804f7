import type { LocalizedText } from '../language.ts'

/** Installment partners, applications, roles and tasks (specification 1 and 2). */
export const partnerErrors = {
  INSTALLMENT_FORBIDDEN: {
    ru: 'У вас нет прав на рассрочку.',
    ky: 'Бөлүп төлөөгө укугуңуз жок.',
    en: 'You have no permission for instalments.',
  },
  INSTALLMENT_CLAIM_NOT_FOUND: {
    ru: 'Заявка на рассрочку не найдена.',
    ky: 'Бөлүп төлөө өтүнмөсү табылган жок.',
    en: 'The instalment application was not found.',
  },
  CLAIM_STATE_MISMATCH: {
    ru: 'Заявка уже в другом состоянии. Обновите страницу.',
    ky: 'Өтүнмөнүн абалы өзгөргөн. Баракты жаңыртыңыз.',
    en: 'The application is already in another state. Refresh the page.',
  },
  CONTRACT_NOT_STARTED: {
    ru: 'Договор ещё не начал действовать.',
    ky: 'Келишим али күчүнө кире элек.',
    en: 'The contract has not started yet.',
  },
  SELLER_APPLICATION_DUPLICATE: {
    ru: 'Заявка этого продавца уже есть.',
    ky: 'Бул сатуучунун өтүнмөсү бар.',
    en: 'This seller already has an application.',
  },
  SELLER_APPLICATION_PENDING: {
    ru: 'Заявка этого продавца на рассмотрении.',
    ky: 'Бул сатуучунун өтүнмөсү каралууда.',
    en: 'The application of this seller is under review.',
  },
  PIN_ERROR: {
    ru: 'ПИН или ИНН указан неверно.',
    ky: 'ПИН же ИНН туура эмес көрсөтүлгөн.',
    en: 'The PIN or INN is not valid.',
  },
  PIN_NOT_FOUND: {
    ru: 'Человек с таким ПИН не найден.',
    ky: 'Мындай ПИН номери бар адам табылган жок.',
    en: 'No person with this PIN was found.',
  },
  USER_ROLE_NOT_FOUND: {
    ru: 'Роль не найдена.',
    ky: 'Роль табылган жок.',
    en: 'The role was not found.',
  },
  USER_ROLE_ERROR: {
    ru: 'Роль пользователя не подходит для этого действия.',
    ky: 'Колдонуучунун ролу бул аракетке туура келбейт.',
    en: 'The role of the user does not fit this action.',
  },
  PARTNER_DICTIONARY_ERROR: {
    ru: 'Список партнёров недоступен. Повторите позже.',
    ky: 'Өнөктөштөрдүн тизмеси жеткиликсиз. Кийинчерээк кайра аракет кылыңыз.',
    en: 'The list of partners is unavailable. Try again later.',
  },
  PRODUCT_ROLE_POLICY_ERROR: {
    ru: 'Эту роль продукта нельзя дать пользователю.',
    ky: 'Продукттун бул ролун колдонуучуга берүүгө болбойт.',
    en: 'This product role cannot be given to the user.',
  },
  DUPLICATE_TASK: {
    ru: 'Такая заявка уже есть.',
    ky: 'Мындай өтүнмө бар.',
    en: 'Such an application exists already.',
  },
  TASK_REJECTED: {
    ru: 'Заявка отклонена банком.',
    ky: 'Банк өтүнмөнү четке какты.',
    en: 'The bank has rejected the application.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>
