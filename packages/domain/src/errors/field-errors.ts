import type { LocalizedText } from '../language.ts'
import { documentFieldErrors } from './document-field-errors.ts'

/** What is wrong with a value that somebody typed. */
export const fieldErrors = {
  FIELD_REQUIRED: {
    ru: 'Заполните поле.',
    ky: 'Талааны толтуруңуз.',
    en: 'Fill in this field.',
  },
  FIELD_TOO_SHORT: {
    ru: 'Не меньше {min} символов.',
    ky: 'Кеминде {min} белги болушу керек.',
    en: 'At least {min} characters.',
  },
  FIELD_TOO_LONG: {
    ru: 'Не больше {max} символов.',
    ky: '{max} белгиден ашпашы керек.',
    en: 'No more than {max} characters.',
  },
  FIELD_PATTERN: {
    ru: 'Недопустимые символы или неверный формат.',
    ky: 'Уруксат берилбеген белгилер бар же формат туура эмес.',
    en: 'Characters not allowed, or the wrong format.',
  },
  AMOUNT_EMPTY: {
    ru: 'Введите сумму.',
    ky: 'Сумманы киргизиңиз.',
    en: 'Enter the amount.',
  },
  AMOUNT_INVALID: {
    ru: 'Введите сумму цифрами, например 1 234,50.',
    ky: 'Сумманы сан менен киргизиңиз, мисалы 1 234,50.',
    en: 'Enter the amount in digits, for example 1 234,50.',
  },
  AMOUNT_NEGATIVE: {
    ru: 'Сумма не может быть отрицательной.',
    ky: 'Сумма терс болбошу керек.',
    en: 'The amount cannot be negative.',
  },
  AMOUNT_NOT_POSITIVE: {
    ru: 'Сумма должна быть больше нуля.',
    ky: 'Сумма нөлдөн чоң болушу керек.',
    en: 'The amount must be above zero.',
  },
  AMOUNT_TOO_PRECISE: {
    ru: 'Знаков после запятой не больше: {digits}.',
    ky: 'Үтүрдөн кийинки белгилердин эң көп саны: {digits}.',
    en: 'Digits after the comma, at most: {digits}.',
  },
  AMOUNT_TOO_LARGE: {
    ru: 'Сумма слишком большая. Можно не больше {max}.',
    ky: 'Сумма өтө чоң. Эң көп {max} болот.',
    en: 'The amount is too large. It can be at most {max}.',
  },
  AMOUNT_AMBIGUOUS: {
    ru: 'Уточните сумму: {first} или {second}?',
    ky: 'Сумманы тактаңыз: {first} же {second}?',
    en: 'Which amount do you mean: {first} or {second}?',
  },
  INN_REQUIRED: {
    ru: 'Введите ИНН.',
    ky: 'ИННди киргизиңиз.',
    en: 'Enter the INN.',
  },
  INN_LENGTH: {
    ru: 'ИНН состоит из 14 цифр.',
    ky: 'ИНН 14 сандан турат.',
    en: 'The INN has 14 digits.',
  },
  INN_CHARACTERS: {
    ru: 'ИНН состоит только из цифр.',
    ky: 'ИНН сандардан гана турат.',
    en: 'The INN has digits only.',
  },
  INN_FIRST_DIGIT: {
    ru: 'ИНН физического лица начинается с 1 или 2.',
    ky: 'Жеке адамдын ИНН номери 1 же 2 саны менен башталат.',
    en: 'The INN of an individual starts with 1 or 2.',
  },
  COUNTERPARTY_INN_FIRST_DIGIT: {
    ru: 'ИНН начинается с 0, 1, 2 или 4.',
    ky: 'ИНН 0, 1, 2 же 4 саны менен башталат.',
    en: 'The INN starts with 0, 1, 2 or 4.',
  },
  COUNTERPARTY_INN_TENTH_DIGIT: {
    ru: 'Десятая цифра не подходит к ИНН физического лица. Проверьте номер.',
    ky: 'Онунчу сан жеке адамдын ИНН номерине туура келбейт. Номерди текшериңиз.',
    en: 'The tenth digit does not fit the INN of an individual. Check the number.',
  },
  INN_DATE: {
    ru: 'Цифры 2–9 ИНН должны быть датой.',
    ky: 'ИННдин 2–9-сандары күндү билдириши керек.',
    en: 'Digits 2–9 of the INN must be a date.',
  },
  INN_NINTH_POSITION: {
    ru: 'Это ИНН организации. Введите ИНН физического лица.',
    ky: 'Бул уюмдун ИНН номери. Жеке адамдын ИНН номерин киргизиңиз.',
    en: 'This is the INN of an organisation. Enter the INN of an individual.',
  },
  ACCOUNT_REQUIRED: {
    ru: 'Введите номер счёта.',
    ky: 'Эсептин номерин киргизиңиз.',
    en: 'Enter the account number.',
  },
  ACCOUNT_LENGTH: {
    ru: 'Номер счёта состоит из 16 цифр.',
    ky: 'Эсептин номери 16 сандан турат.',
    en: 'The account number has 16 digits.',
  },
  ACCOUNT_CHARACTERS: {
    ru: 'Номер счёта состоит только из цифр.',
    ky: 'Эсептин номери сандардан гана турат.',
    en: 'The account number has digits only.',
  },
  ACCOUNT_CHECK_DIGITS: {
    ru: 'Контрольные цифры счёта не сходятся. Проверьте номер.',
    ky: 'Эсептин текшерүү сандары дал келбейт. Номерди текшериңиз.',
    en: 'The check digits of the account do not fit. Check the number.',
  },
  ACCOUNT_NAME_INVALID: {
    ru: 'Название счёта: от 1 до {max} символов, без знаков < > &.',
    ky: 'Эсептин аталышы: эң аз 1 белги, эң көп {max} белги, < > & белгилерисиз.',
    en: 'Account name: 1 to {max} characters, without < > &.',
  },
  PHONE_REQUIRED: {
    ru: 'Введите номер телефона.',
    ky: 'Телефон номерин киргизиңиз.',
    en: 'Enter the phone number.',
  },
  PHONE_LENGTH: {
    ru: 'Номер телефона: 9 цифр после 996.',
    ky: 'Телефон номери: 996 кодунан кийин 9 сан.',
    en: 'Phone number: 9 digits after 996.',
  },
  PHONE_CHARACTERS: {
    ru: 'Номер телефона состоит только из цифр.',
    ky: 'Телефон номери сандардан гана турат.',
    en: 'The phone number has digits only.',
  },
  PHONE_COUNTRY: {
    ru: 'Номер телефона начинается с 996.',
    ky: 'Телефон номери 996 коду менен башталат.',
    en: 'The phone number starts with 996.',
  },
  BIC_REQUIRED: {
    ru: 'Введите БИК.',
    ky: 'БИКти киргизиңиз.',
    en: 'Enter the BIC.',
  },
  BIC_LENGTH: {
    ru: 'БИК состоит из 6 цифр.',
    ky: 'БИК 6 сандан турат.',
    en: 'The BIC has 6 digits.',
  },
  BIC_CHARACTERS: {
    ru: 'БИК состоит только из цифр.',
    ky: 'БИК сандардан гана турат.',
    en: 'The BIC has digits only.',
  },
  IBAN_LENGTH: {
    ru: 'В счёте этой страны {expected} знаков. Проверьте номер.',
    ky: 'Бул өлкөнүн эсебинде {expected} белги болот. Номерди текшериңиз.',
    en: 'An account of this country has {expected} characters. Check the number.',
  },
  IBAN_CHECK_DIGITS: {
    ru: 'Контрольные цифры IBAN не сходятся. Проверьте номер.',
    ky: 'IBAN текшерүү сандары дал келбейт. Номерди текшериңиз.',
    en: 'The check digits of the IBAN do not match. Check the number.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>

/** What to do about an empty field, by its name; any other empty field gets the text of FIELD_REQUIRED. */
export const emptyFieldTexts: Readonly<Record<string, LocalizedText>> = {
  payerAccount: {
    ru: 'Выберите счёт списания.',
    ky: 'Каражат алынуучу эсепти тандаңыз.',
    en: 'Choose the account to pay from.',
  },
  recipientAccount: {
    ru: 'Укажите счёт получателя.',
    ky: 'Алуучунун эсебин көрсөтүңүз.',
    en: 'Enter the recipient’s account.',
  },
  ownRecipient: {
    ru: 'Выберите счёт зачисления.',
    ky: 'Каражат түшүүчү эсепти тандаңыз.',
    en: 'Choose the account to pay to.',
  },
  recipientName: {
    ru: 'Укажите наименование получателя.',
    ky: 'Алуучунун аталышын көрсөтүңүз.',
    en: 'Enter the recipient’s name.',
  },
  recipientInn: {
    ru: 'Укажите ИНН получателя.',
    ky: 'Алуучунун ИНН номерин көрсөтүңүз.',
    en: 'Enter the recipient’s INN.',
  },
  recipientBic: {
    ru: 'Выберите банк получателя.',
    ky: 'Алуучунун банкын тандаңыз.',
    en: 'Choose the recipient’s bank.',
  },
  recipientCity: {
    ru: 'Укажите город получателя.',
    ky: 'Алуучунун шаарын көрсөтүңүз.',
    en: 'Enter the recipient’s town.',
  },
  country: {
    ru: 'Выберите страну получателя.',
    ky: 'Алуучунун өлкөсүн тандаңыз.',
    en: 'Choose the recipient’s country.',
  },
  commissionOption: {
    ru: 'Выберите, кто платит комиссию.',
    ky: 'Комиссияны ким төлөөрүн тандаңыз.',
    en: 'Choose who pays the fees.',
  },
  commissionAccount: {
    ru: 'Выберите счёт для комиссии.',
    ky: 'Комиссия алынуучу эсепти тандаңыз.',
    en: 'Choose the account for the fee.',
  },
  rubCodeVo: documentFieldErrors.RUB_CODE_CANNOT_BE_NULL,
  kpp: documentFieldErrors.KPP_CANNOT_BE_NULL,
  corrAccount: {
    ru: 'Укажите корреспондентский счёт банка получателя.',
    ky: 'Алуучунун банкынын корреспонденттик эсебин көрсөтүңүз.',
    en: 'Enter the correspondent account of the recipient’s bank.',
  },
  recipientBankName: {
    ru: 'Укажите название банка получателя.',
    ky: 'Алуучунун банкынын аталышын көрсөтүңүз.',
    en: 'Enter the name of the recipient’s bank.',
  },
  recipientAddress: {
    ru: 'Укажите улицу и дом получателя.',
    ky: 'Алуучунун көчөсүн жана үйүн көрсөтүңүз.',
    en: 'Enter the recipient’s street and building.',
  },
  exoticCurrency: documentFieldErrors.EXOTIC_CURRENCY_CANNOT_BE_NULL,
  maskedCardNum: {
    ru: 'Укажите карту получателя.',
    ky: 'Алуучунун картасын көрсөтүңүз.',
    en: 'Enter the recipient’s card.',
  },
  rubInn: {
    ru: 'Укажите ИНН получателя (Россия).',
    ky: 'Алуучунун ИНН номерин (Россия) көрсөтүңүз.',
    en: 'Enter the recipient’s INN (Russia).',
  },
  kztBin: {
    ru: 'Укажите БИН или ИИН получателя.',
    ky: 'Алуучунун БИН же ИИН номерин көрсөтүңүз.',
    en: 'Enter the recipient’s BIN or IIN.',
  },
  categoryCode: {
    ru: 'Выберите код назначения.',
    ky: 'Максаттын кодун тандаңыз.',
    en: 'Choose the purpose code.',
  },
  amount: fieldErrors.AMOUNT_EMPTY,
  paymentCode: documentFieldErrors.PAYMENT_CODE_CANNOT_BE_NULL,
  purpose: documentFieldErrors.PURPOSE_CANNOT_BE_NULL,
  valueDate: documentFieldErrors.VALUE_DATE_CANNOT_BE_NULL,
  transferNum: {
    ru: 'Укажите номер документа.',
    ky: 'Документтин номерин көрсөтүңүз.',
    en: 'Enter the document number.',
  },
  subjectCode: {
    ru: 'Выберите тему письма.',
    ky: 'Каттын темасын тандаңыз.',
    en: 'Choose the subject of the letter.',
  },
  title: {
    ru: 'Укажите тему письма.',
    ky: 'Каттын темасын жазыңыз.',
    en: 'Enter the subject of the letter.',
  },
  message: { ru: 'Введите текст письма.', ky: 'Каттын текстин жазыңыз.', en: 'Write the letter.' },
  name: { ru: 'Укажите название.', ky: 'Аталышын жазыңыз.', en: 'Enter a name.' },
  checkName: {
    ru: 'Укажите название на чеке.',
    ky: 'Чектеги аталышты жазыңыз.',
    en: 'Enter the name on receipts.',
  },
  regionId: {
    ru: 'Выберите населённый пункт.',
    ky: 'Калктуу пунктту тандаңыз.',
    en: 'Choose the town or village.',
  },
  street: { ru: 'Укажите улицу.', ky: 'Көчөнү жазыңыз.', en: 'Enter the street.' },
  houseNumber: {
    ru: 'Укажите номер дома.',
    ky: 'Үйдүн номерин жазыңыз.',
    en: 'Enter the house number.',
  },
  shoppingCentreName: {
    ru: 'Укажите торговый центр.',
    ky: 'Соода борборун жазыңыз.',
    en: 'Enter the shopping centre.',
  },
  floor: { ru: 'Укажите этаж.', ky: 'Кабатты жазыңыз.', en: 'Enter the floor.' },
  boutiqueName: { ru: 'Укажите бутик.', ky: 'Бутикти жазыңыз.', en: 'Enter the boutique.' },
  marketName: { ru: 'Укажите рынок.', ky: 'Базарды жазыңыз.', en: 'Enter the market.' },
  row: { ru: 'Укажите ряд.', ky: 'Катарды жазыңыз.', en: 'Enter the row.' },
  containerName: {
    ru: 'Укажите контейнер.',
    ky: 'Контейнерди жазыңыз.',
    en: 'Enter the container.',
  },
  legalAddress: {
    ru: 'Укажите юридический адрес.',
    ky: 'Юридикалык даректи жазыңыз.',
    en: 'Enter the legal address.',
  },
  actualAddress: {
    ru: 'Укажите фактический адрес.',
    ky: 'Иш жүзүндөгү даректи жазыңыз.',
    en: 'Enter the actual address.',
  },
  mainActivity: {
    ru: 'Укажите вид деятельности.',
    ky: 'Иш түрүн жазыңыз.',
    en: 'Enter the line of business.',
  },
  storeName: {
    ru: 'Укажите название магазина.',
    ky: 'Дүкөндүн аталышын жазыңыз.',
    en: 'Enter the name of the shop.',
  },
  storeAddress: {
    ru: 'Укажите адрес магазина.',
    ky: 'Дүкөндүн дарегин жазыңыз.',
    en: 'Enter the address of the shop.',
  },
  workingDays: {
    ru: 'Укажите дни и часы работы.',
    ky: 'Иш күндөрүн жана сааттарын жазыңыз.',
    en: 'Enter the working days and hours.',
  },
  clientContactName: {
    ru: 'Укажите имя контактного лица.',
    ky: 'Байланышуучу адамдын атын жазыңыз.',
    en: 'Enter the name of the contact person.',
  },
  clientContactAddress: {
    ru: 'Укажите адрес контактного лица.',
    ky: 'Байланышуучу адамдын дарегин жазыңыз.',
    en: 'Enter the address of the contact person.',
  },
  contactName: {
    ru: 'Укажите имя контактного лица.',
    ky: 'Байланышуучу адамдын атын жазыңыз.',
    en: 'Enter the name of the contact person.',
  },
  clientAccount: {
    ru: 'Выберите счёт для выручки.',
    ky: 'Киреше түшүүчү эсепти тандаңыз.',
    en: 'Choose the account for the takings.',
  },
  offerTypes: {
    ru: 'Выберите, какие терминалы нужны.',
    ky: 'Кайсы терминалдар керек экенин тандаңыз.',
    en: 'Choose the terminals you need.',
  },
  fullName: {
    ru: 'Укажите фамилию и имя.',
    ky: 'Фамилиясын жана атын жазыңыз.',
    en: 'Enter the full name.',
  },
  fileName: {
    ru: 'Укажите название ведомости.',
    ky: 'Тизменин аталышын жазыңыз.',
    en: 'Enter the name of the list.',
  },
  taxTypeId: {
    ru: 'Выберите налог или взнос.',
    ky: 'Салыкты же төгүмдү тандаңыз.',
    en: 'Choose the tax or contribution.',
  },
  taxOfficeCode: {
    ru: 'Выберите налоговую инспекцию.',
    ky: 'Салык инспекциясын тандаңыз.',
    en: 'Choose the tax office.',
  },
  periodFrom: {
    ru: 'Укажите начало периода.',
    ky: 'Мезгилдин башталышын көрсөтүңүз.',
    en: 'Enter the start of the period.',
  },
  periodTo: {
    ru: 'Укажите конец периода.',
    ky: 'Мезгилдин аягын көрсөтүңүз.',
    en: 'Enter the end of the period.',
  },
  vehicle: {
    ru: 'Укажите номер автомобиля.',
    ky: 'Унаанын номерин жазыңыз.',
    en: 'Enter the number plate.',
  },
  rate: {
    ru: 'Выберите оба счёта: банк покажет курс.',
    ky: 'Эки эсепти тең тандаңыз: банк курсту көрсөтөт.',
    en: 'Choose both accounts: the bank will show the rate.',
  },
  cardReferencesId: {
    ru: 'Найдите карту получателя.',
    ky: 'Алуучунун картасын табыңыз.',
    en: 'Find the recipient’s card.',
  },
  serviceId: { ru: 'Выберите услугу.', ky: 'Кызматты тандаңыз.', en: 'Choose the service.' },
  applicationNumber: {
    ru: 'Укажите номер заявления.',
    ky: 'Арыздын номерин жазыңыз.',
    en: 'Enter the number of the application.',
  },
  protocol: {
    ru: 'Укажите номер протокола.',
    ky: 'Протоколдун номерин жазыңыз.',
    en: 'Enter the protocol number.',
  },
}
