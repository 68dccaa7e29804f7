import type { LocalizedText } from '../language.ts'

/** Outlets, cash registers, cashiers and terminals (specification 1). */
export const outletErrors = {
  OUTLET_FORBIDDEN: {
    ru: 'У вас нет прав на изменение точки.',
    ky: 'Соода түйүнүн өзгөртүүгө укугуңуз жок.',
    en: 'You have no rights to change the outlet.',
  },
  OUTLET_ACCOUNT_SAVING_FAILED: {
    ru: 'Не удалось сохранить счёт точки.',
    ky: 'Соода түйүнүнүн эсебин сактоо мүмкүн болгон жок.',
    en: 'The account of the outlet could not be saved.',
  },
  CASHIER_CREATION_FAILED: {
    ru: 'Не удалось добавить кассира.',
    ky: 'Кассирди кошуу мүмкүн болгон жок.',
    en: 'The cashier could not be added.',
  },
  SALE_POINT_NAME_DUPLICATE: {
    ru: 'Точка с таким названием уже есть.',
    ky: 'Мындай аталыштагы соода түйүнү бар.',
    en: 'An outlet with this name exists.',
  },
  ENTITY_NOT_FOUND: {
    ru: 'Запись не найдена.',
    ky: 'Жазуу табылган жок.',
    en: 'The record was not found.',
  },
  OUTLET_FILE_NOT_FOUND: {
    ru: 'Файл не найден.',
    ky: 'Файл табылган жок.',
    en: 'The file was not found.',
  },
  ACQUIRING_SAVING_FAILED: {
    ru: 'Не удалось сохранить данные в эквайринге.',
    ky: 'Маалыматты эквайрингде сактоо мүмкүн болгон жок.',
    en: 'The data could not be saved in acquiring.',
  },
  CASHIER_SHIFT_OPEN: {
    ru: 'У кассира открыта смена. Сначала закройте её.',
    ky: 'Кассирдин сменасы ачык. Адегенде аны жабыңыз.',
    en: 'The cashier has an open shift. Close it first.',
  },
  SALE_POINT_HAS_CASH_REGISTER: {
    ru: 'Точку с кассой изменить нельзя.',
    ky: 'Кассасы бар соода түйүнүн өзгөртүүгө болбойт.',
    en: 'An outlet with a cash register cannot be changed.',
  },
  TAX_ATTRIBUTE_SAVING: {
    ru: 'Укажите налоговую инспекцию и координаты точки.',
    ky: 'Салык инспекциясын жана соода түйүнүнүн координаттарын көрсөтүңүз.',
    en: 'Give the tax office and the coordinates of the outlet.',
  },
  CASHIER_INN_NOT_FOUND: {
    ru: 'Человек с таким ИНН не найден.',
    ky: 'Мындай ИНН номери бар адам табылган жок.',
    en: 'No person with this INN was found.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>
