import type { LocalizedText } from '../language.ts'

/** Letters, document templates and budget payments (specification 2). */
export const documentErrors = {
  DOCUMENT_CHANGED_MEANWHILE: {
    ru: 'Документ изменился. Откройте его заново и проверьте.',
    ky: 'Документ өзгөрдү. Аны кайра ачып, текшериңиз.',
    en: 'The document has changed. Open it again and check it.',
  },
  SIGNATURE_LAPSED: {
    ru: 'Подпись, поставленная раньше, больше не действует. Документ вернулся на первую подпись.',
    ky: 'Мурда коюлган кол тамга жараксыз болду. Документ биринчи кол тамгага кайтарылды.',
    en: 'A signature given earlier is no longer valid. The document went back to the first signature.',
  },
  SIGNER_WITHOUT_ACCESS: {
    ru: 'Подпись №{stage} больше не действует: доступ подписавшего закрыт или заморожен. Документ нужно подписать заново.',
    ky: '№{stage} кол тамга жараксыз болду: кол койгон адамдын уруксаты жабылган же токтотулган. Документке кайра кол коюу керек.',
    en: 'Signature {stage} is no longer valid: the access of its signatory is closed or frozen. The document has to be signed again.',
  },
  SIGNER_WITHOUT_RIGHT: {
    ru: 'Подпись №{stage} больше не действует: у подписавшего больше нет права этой подписи. Документ нужно подписать заново.',
    ky: '№{stage} кол тамга жараксыз болду: кол койгон адамдын бул кол тамгага укугу калган жок. Документке кайра кол коюу керек.',
    en: 'Signature {stage} is no longer valid: its signatory has lost the right to it. The document has to be signed again.',
  },
  SIGNER_NOT_CONFIRMED: {
    ru: 'Подпись №{stage} больше не действует: банк сейчас проверяет подписавшего. Документ нужно подписать заново.',
    ky: '№{stage} кол тамга жараксыз болду: банк кол койгон адамды азыр текшерүүдө. Документке кайра кол коюу керек.',
    en: 'Signature {stage} is no longer valid: the bank is checking its signatory now. The document has to be signed again.',
  },
  MORE_SIGNATURES_NEEDED: {
    ru: 'По договору теперь нужно больше подписей. Документ нужно подписать заново.',
    ky: 'Келишим боюнча эми көбүрөөк кол тамга керек. Документке кайра кол коюу керек.',
    en: 'The contract needs more signatures now. The document has to be signed again.',
  },
  UNFINISHED_FORM_NOT_FOUND: {
    ru: 'Этой формы больше нет: её удалили или она уже стала документом.',
    ky: 'Бул форма эми жок: ал өчүрүлгөн же документке айланган.',
    en: 'This form is gone: it was deleted or has become a document.',
  },
  UNFINISHED_FORM_CHANGED_MEANWHILE: {
    ru: 'Эту форму изменили на другом устройстве.',
    ky: 'Бул форма башка түзмөктө өзгөртүлдү.',
    en: 'This form was changed on another device.',
  },
  UNFINISHED_FORMS_TOO_MANY: {
    ru: 'Незаконченных форм уже {max}. Удалите ненужные или закончите их.',
    ky: 'Бүтпөгөн формалардын саны {max} болду. Кереги жогун өчүрүңүз же аларды бүтүрүңүз.',
    en: 'You already have {max} unfinished forms. Delete or finish some of them.',
  },
  VERIFICATION_CODE_UNKNOWN: {
    ru: 'Банк не печатал документа с таким кодом. Проверьте код на бумаге.',
    ky: 'Банк мындай код менен документ басып чыгарган эмес. Кагаздагы кодду текшериңиз.',
    en: 'The bank has printed no document with this code. Check the code on the paper.',
  },
  TEMPLATE_NOT_FOUND: {
    ru: 'Шаблон не найден: его удалили или он вам недоступен.',
    ky: 'Шаблон табылган жок: ал өчүрүлгөн же сизге жеткиликсиз.',
    en: 'The template was not found: it was deleted or is not available to you.',
  },
  TEMPLATE_CHANGED_MEANWHILE: {
    ru: 'Шаблон изменил кто-то другой. Откройте его заново.',
    ky: 'Шаблонду башка бирөө өзгөрттү. Аны кайра ачыңыз.',
    en: 'Somebody else has changed the template. Open it again.',
  },
  TEMPLATE_NAME_REQUIRED: {
    ru: 'Введите название шаблона.',
    ky: 'Шаблондун аталышын киргизиңиз.',
    en: 'Enter the name of the template.',
  },
  TEMPLATE_NAME_TOO_LONG: {
    ru: 'Название шаблона должно быть не длиннее {max} символов.',
    ky: 'Шаблондун аталышы {max} белгиден ашпашы керек.',
    en: 'The name of a template has at most {max} characters.',
  },
  TEMPLATE_NAME_TAKEN: {
    ru: 'Шаблон «{name}» уже есть. Введите другое название.',
    ky: '«{name}» шаблону бар. Башка аталыш киргизиңиз.',
    en: 'There is a template “{name}” already. Enter another name.',
  },
  TEMPLATES_TOO_MANY: {
    ru: 'Шаблонов уже {max}. Удалите ненужные.',
    ky: 'Шаблондордун саны {max} болду. Кереги жогун өчүрүңүз.',
    en: 'There are {max} templates already. Delete some of them.',
  },
  LETTER_NOT_FOUND: {
    ru: 'Письмо не найдено.',
    ky: 'Кат табылган жок.',
    en: 'The letter was not found.',
  },
  LETTER_SUBJECT_REQUIRED: {
    ru: 'Выберите раздел письма.',
    ky: 'Каттын бөлүмүн тандаңыз.',
    en: 'Choose the category of the letter.',
  },
  LETTER_REFUSED_CHANGED: {
    ru: 'Банк не принял письмо: под этим номером у него уже есть другое. Напишите письмо заново.',
    ky: 'Банк катты кабыл алган жок: бул номер менен анда башка кат бар. Катты кайра жазыңыз.',
    en: 'The bank did not accept the letter: it has another one under this number. Write the letter again.',
  },
  LETTER_REFUSED_SUBJECT: {
    ru: 'Банк не принял письмо: такой темы у него больше нет. Напишите письмо с другой темой.',
    ky: 'Банк катты кабыл алган жок: анда мындай тема жок. Катты башка тема менен жазыңыз.',
    en: 'The bank did not accept the letter: it no longer has this subject. Write the letter with another subject.',
  },
  LETTER_REFUSED_EMPTY: {
    ru: 'Банк не принял письмо: в нём нет темы или текста. Напишите письмо заново.',
    ky: 'Банк катты кабыл алган жок: анда тема же текст жок. Катты кайра жазыңыз.',
    en: 'The bank did not accept the letter: it has no subject or no text. Write the letter again.',
  },
  LETTER_TEXT_REQUIRED: {
    ru: 'Введите текст письма.',
    ky: 'Каттын текстин киргизиңиз.',
    en: 'Enter the text of the letter.',
  },
  LETTER_CHARACTERS: {
    ru: 'В письме есть недопустимые символы.',
    ky: 'Катта уруксат берилбеген белгилер бар.',
    en: 'The letter has characters that are not allowed.',
  },
  LETTER_ATTACHMENT_SIZE: {
    ru: 'Вложение больше {max} МБ.',
    ky: 'Тиркелген файл өтө чоң. Эң көп өлчөмү: {max} МБ.',
    en: 'The attachment is larger than {max} MB.',
  },
  LETTER_ATTACHMENT_TYPE: {
    ru: 'Такой тип вложения не поддерживается.',
    ky: 'Тиркелген файлдын бул түрү колдоого алынбайт.',
    en: 'This attachment type is not supported.',
  },
  DOCUMENT_TEMPLATE_FORBIDDEN: {
    ru: 'У вас нет доступа к этому документу.',
    ky: 'Бул документке кирүү укугуңуз жок.',
    en: 'You have no access to this document.',
  },
  DOCUMENT_TEMPLATE_NOT_FOUND: {
    ru: 'Документ не найден.',
    ky: 'Документ табылган жок.',
    en: 'The document was not found.',
  },
  DOCUMENT_TEMPLATE_EXISTS: {
    ru: 'Такой документ уже есть.',
    ky: 'Мындай документ бар.',
    en: 'Such a document exists already.',
  },
  DOCUMENT_TEMPLATE_DOWNLOAD_NOT_ALLOWED: {
    ru: 'Скачать этот документ нельзя.',
    ky: 'Бул документти жүктөп алууга болбойт.',
    en: 'This document cannot be downloaded.',
  },
  PAY_LOGIC_NO_DEBTS: {
    ru: 'Задолженности нет',
    ky: 'Карыз жок',
    en: 'No debt',
  },
  ALREADY_BEING_PAID: {
    ru: 'Платёж уже есть: документ № {number}. Второй раз платить не нужно.',
    ky: 'Төлөм мурунтан бар: № {number} документ. Экинчи жолу төлөөнүн кереги жок.',
    en: 'There is a payment already: document No. {number}. It need not be paid again.',
  },
  PAY_LOGIC_PROVIDER_ANSWER: {
    ru: 'Поставщик услуги не ответил. Повторите позже.',
    ky: 'Кызмат көрсөтүүчү жооп берген жок. Кийинчерээк кайра аракет кылыңыз.',
    en: 'The service provider did not answer. Try again later.',
  },
  PAY_LOGIC_SERVICE_BLOCKED: {
    ru: 'Услуга временно недоступна.',
    ky: 'Кызмат убактылуу жеткиликсиз.',
    en: 'The service is temporarily unavailable.',
  },
  PAY_LOGIC_VALIDATION: {
    ru: 'Поставщик услуги не принял данные. Проверьте их.',
    ky: 'Кызмат көрсөтүүчү маалыматты кабыл алган жок. Аны текшериңиз.',
    en: 'The service provider did not accept the data. Check it.',
  },
  PAY_LOGIC_UNKNOWN: {
    ru: 'Не удалось получить данные от поставщика услуги.',
    ky: 'Кызмат көрсөтүүчүдөн маалымат алуу мүмкүн болгон жок.',
    en: 'The data could not be obtained from the service provider.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>
