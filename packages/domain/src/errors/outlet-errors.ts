import type { LocalizedText } from '../language.ts'

/** Outlets, cash registers, cashiers and terminals (specification 1). */
export const outletErrors = {
  OUTLET_FORBIDDEN: {
    ru: 'У вас нет прав на изменение точки.',
    ky: 'Соода түйүнүн өзгөртүүгө укугуңуз жок.',
    en: 'You have no permission to change the outlet.',
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
    ru: 'Налоговая служба не приняла инспекцию или место точки. Выберите инспекцию ещё раз и проверьте место на карте.',
    ky: 'Салык кызматы инспекцияны же соода түйүнүнүн ордун кабыл алган жок. Инспекцияны кайра тандап, картадагы ордун текшериңиз.',
    en: 'The tax service did not accept the tax office or the position of the outlet. Choose the tax office again and check the position on the map.',
  },
  OUTLET_POSITION_INVALID: {
    ru: 'Отметьте точку на карте или введите широту и долготу.',
    ky: 'Соода түйүнүн картада белгилеңиз же кеңдикти жана узундукту жазыңыз.',
    en: 'Mark the outlet on the map or enter its latitude and longitude.',
  },
  CASHIER_INN_NOT_FOUND: {
    ru: 'Человек с таким ИНН не найден.',
    ky: 'Мындай ИНН номери бар адам табылган жок.',
    en: 'No person with this INN was found.',
  },
  CASHIER_ALREADY_EXISTS: {
    ru: 'Этот человек уже кассир вашей организации.',
    ky: 'Бул адам уюмуңузда кассир болуп иштейт.',
    en: 'This person is already a cashier of your organisation.',
  },
  CASHIER_HAS_OTHER_RIGHT: {
    ru: 'У этого человека в вашей организации другое право. Сначала измените его в банке.',
    ky: 'Бул адамдын уюмуңузда башка укугу бар. Адегенде аны банкта өзгөртүңүз.',
    en: 'This person has another signing right in your organisation. Change it at the bank first.',
  },
  CASHIER_REGISTER_REQUIRED: {
    ru: 'Выберите хотя бы одну кассу.',
    ky: 'Кеминде бир касса тандаңыз.',
    en: 'Choose at least one cash register.',
  },
  CASHIER_REGISTERS_TOO_MANY: {
    ru: 'Слишком много касс. Наибольшее число касс у одного кассира: {most}.',
    ky: 'Касса өтө көп. Бир кассирге бериле турган кассалардын эң көп саны: {most}.',
    en: 'Too many cash registers. A cashier can have at most {most}.',
  },
  CASHIER_ACCOUNT_INVALID: {
    ru: 'Счёт кассира: 16 цифр, первые три — {prefix}.',
    ky: 'Кассирдин эсеби: 16 сан, биринчи үчөө — {prefix}.',
    en: 'The cashier’s account: 16 digits, the first three are {prefix}.',
  },
  OUTLET_NAME_CHARACTERS: {
    ru: 'В названии могут быть только буквы, цифры, пробелы и дефисы.',
    ky: 'Аталышта тамга, сан, боштук жана дефис гана болот.',
    en: 'The name may have letters, digits, spaces and hyphens only.',
  },
  OUTLET_CHECK_NAME_CHARACTERS: {
    ru: 'Название на чеке: латинские буквы, цифры, пробелы и дефисы.',
    ky: 'Чектеги аталыш: латын тамгалары, сандар, боштуктар жана дефистер.',
    en: 'The receipt name: Latin letters, digits, spaces and hyphens.',
  },
  TERMINALS_COUNT_OUT_OF_RANGE: {
    ru: 'Укажите, сколько терминалов: от 1 до {max}.',
    ky: 'Канча терминал керек экенин көрсөтүңүз: эң аз 1, эң көп {max}.',
    en: 'Enter how many terminals, from 1 to {max}.',
  },
  OUTLET_PHONE_TWICE: {
    ru: 'Этот телефон уже добавлен.',
    ky: 'Бул телефон кошулган.',
    en: 'This phone is already added.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>
