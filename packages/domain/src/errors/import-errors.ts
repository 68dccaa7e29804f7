import type { LocalizedText } from '../language.ts'

/**
 * Files with payments or salaries that a company imports. A complaint about a cell carries `sheet`, `row`, `column` and
 * `value`; its text says what is expected there.
 */
export const importErrors = {
  FILE_OLD_EXCEL: {
    ru: 'Эта книга сохранена в Excel 95 или старше. Откройте её, сохраните как .xlsx и загрузите снова.',
    ky: 'Бул китеп Excel 95 же андан эски версияда сакталган. Аны ачып, .xlsx катары сактап, кайра жүктөңүз.',
    en: 'This workbook was saved by Excel 95 or older. Open it, save it as .xlsx and upload it again.',
  },
  FILE_PASSWORD: {
    ru: 'Файл защищён паролем. Снимите пароль и загрузите снова.',
    ky: 'Файл сырсөз менен корголгон. Сырсөздү алып салып, кайра жүктөңүз.',
    en: 'The file has a password. Remove the password and upload it again.',
  },
  FILE_WEB_PAGE: {
    ru: 'Это веб-страница, а не книга Excel. Откройте её в Excel, сохраните как .xlsx и загрузите снова.',
    ky: 'Бул Excel китеби эмес, веб-барак. Аны Excelде ачып, .xlsx катары сактап, кайра жүктөңүз.',
    en: 'This is a web page, not an Excel workbook. Open it in Excel, save it as .xlsx and upload it again.',
  },
  FILE_MACROS: {
    ru: 'В книге есть макросы. Сохраните её как .xlsx без макросов.',
    ky: 'Китепте макростор бар. Аны макроссуз .xlsx катары сактаңыз.',
    en: 'The workbook has macros. Save it as .xlsx without macros.',
  },
  FILE_TOO_LARGE_INSIDE: {
    ru: 'Файл после распаковки слишком большой. Уберите лишние листы и оформление и загрузите снова.',
    ky: 'Файл ачылгандан кийин өтө чоң. Ашыкча барактарды жана жасалганы алып салып, кайра жүктөңүз.',
    en: 'The file is too large when unpacked. Remove sheets and formatting that you do not need and upload it again.',
  },
  FILE_TOO_MANY_ROWS: {
    ru: 'В файле больше {max} строк. Разделите его на части.',
    ky: 'Файлда саптардын саны чектен ашты, эң көбү: {max}. Аны бөлүктөргө бөлүңүз.',
    en: 'The file has more than {max} rows. Split it into parts.',
  },
  FILE_TOO_MANY_COLUMNS: {
    ru: 'В таблице больше {max} столбцов. Оставьте только нужные.',
    ky: 'Таблицада мамычалардын саны чектен ашты, эң көбү: {max}. Керектүүлөрүн гана калтырыңыз.',
    en: 'The table has more than {max} columns. Leave only those you need.',
  },
  FILE_XML_UNSAFE: {
    ru: 'В файле есть описание типа документа (DOCTYPE). Такие файлы банк не читает.',
    ky: 'Файлда документтин түрүнүн сыпаттамасы (DOCTYPE) бар. Мындай файлдарды банк окубайт.',
    en: 'The file has a document type declaration (DOCTYPE). The bank does not read such files.',
  },
  FILE_DAMAGED: {
    ru: 'Файл повреждён или сохранён не полностью.',
    ky: 'Файл бузулган же толук сакталган эмес.',
    en: 'The file is damaged or was not saved completely.',
  },
  FILE_TRUNCATED: {
    ru: 'Файл неполный: в конце нет отметки «{expected}». Выгрузите его ещё раз.',
    ky: 'Файл үзүлүп калган: аягында «{expected}» белгиси жок. Аны кайра чыгарыңыз.',
    en: 'The file breaks off: “{expected}” is missing at its end. Export it again.',
  },
  FILE_KIND_UNKNOWN: {
    ru: 'Формат файла не распознан. Поддерживаются XLSX, XLS, CSV, 1С и ISO 20022 (pain.001).',
    ky: 'Файлдын форматы таанылган жок. XLSX, XLS, CSV, 1С жана ISO 20022 (pain.001) колдоого алынат.',
    en: 'The format of this file was not recognised. XLSX, XLS, CSV, 1C and ISO 20022 (pain.001) are supported.',
  },
  FILE_NOT_PAYMENTS: {
    ru: 'Это файл {kind}, а не платежи. Загрузите pain.001, 1С, XLSX или CSV.',
    ky: 'Бул {kind} файлы, төлөмдөр эмес. pain.001, 1С, XLSX же CSV жүктөңүз.',
    en: 'This is a {kind} file, not payments. Upload pain.001, 1C, XLSX or CSV.',
  },
  FILE_NO_ROWS: {
    ru: 'В файле нет ни одной строки с данными.',
    ky: 'Файлда маалыматы бар бир да сап жок.',
    en: 'The file has no row with data.',
  },
  FILE_NO_AMOUNTS: {
    ru: 'В шаблоне не указана ни одна сумма. Введите суммы и загрузите файл снова.',
    ky: 'Үлгүдө бир да сумма көрсөтүлгөн эмес. Суммаларды киргизип, файлды кайра жүктөңүз.',
    en: 'The template has no amounts. Enter them and upload the file again.',
  },
  FILE_ROWS_LEFT_OUT: {
    ru: 'Строки без суммы не вошли в ведомость: {count}.',
    ky: 'Суммасы жок саптар тизмеге кирген жок: {count}.',
    en: 'Rows without an amount are left out: {count}.',
  },
  COLUMN_MISSING_NAME: {
    ru: 'Не найден столбец «ФИО».',
    ky: '«Аты-жөнү» мамычасы табылган жок.',
    en: 'The column “Full name” was not found.',
  },
  COLUMN_MISSING_ACCOUNT: {
    ru: 'Не найден столбец «Номер счёта».',
    ky: '«Эсептин номери» мамычасы табылган жок.',
    en: 'The column “Account number” was not found.',
  },
  COLUMN_MISSING_AMOUNT: {
    ru: 'Не найден столбец «Сумма».',
    ky: '«Сумма» мамычасы табылган жок.',
    en: 'The column “Amount” was not found.',
  },
  COLUMN_MISSING_RECIPIENT: {
    ru: 'Не найден столбец «Получатель».',
    ky: '«Алуучу» мамычасы табылган жок.',
    en: 'The column “Recipient” was not found.',
  },
  COLUMN_MISSING_PURPOSE: {
    ru: 'Не найден столбец «Назначение».',
    ky: '«Максаты» мамычасы табылган жок.',
    en: 'The column “Purpose” was not found.',
  },
  CELL_EMPTY: {
    ru: 'Строка {row}: столбец {column} пуст. Введите значение.',
    ky: '{row}-сап: {column} мамычасы бош. Маанини киргизиңиз.',
    en: 'Row {row}: column {column} is empty. Enter a value.',
  },
  CELL_ERROR_VALUE: {
    ru: 'Строка {row}: в столбце {column} ошибка Excel «{value}». Исправьте формулу или введите значение.',
    ky: '{row}-сап: {column} мамычасында Excel катасы «{value}». Формуланы түзөтүңүз же маанини киргизиңиз.',
    en: 'Row {row}: column {column} has the Excel error “{value}”. Correct the formula or enter the value.',
  },
  CELL_TEXT_TOO_LONG: {
    ru: 'Строка {row}: в столбце {column} больше {max} символов.',
    ky: '{row}-сап: {column} мамычасында белгилердин саны чектен ашты, эң көбү: {max}.',
    en: 'Row {row}: column {column} has more than {max} characters.',
  },
  CELL_INVALID_ACCOUNT: {
    ru: 'Строка {row}: счёт «{value}» неверен. Нужно 16 цифр.',
    ky: '{row}-сап: «{value}» эсеби туура эмес. 16 сан керек.',
    en: 'Row {row}: account “{value}” is wrong. 16 digits are needed.',
  },
  CELL_ACCOUNT_OTHER_BANK: {
    ru: 'Строка {row}: счёт «{value}» другого банка. Ожидается счёт, который начинается с {prefix}.',
    ky: '{row}-сап: «{value}» эсеби башка банкта. Башталышы {prefix} болгон эсеп күтүлөт.',
    en: 'Row {row}: account “{value}” is of another bank. An account that begins with {prefix} is expected.',
  },
  CELL_ACCOUNT_AS_NUMBER: {
    ru: 'Строка {row}: счёт «{value}» записан числом, Excel теряет его последние цифры. Задайте столбцу {column} формат «Текстовый» и введите 16 цифр.',
    ky: '{row}-сап: «{value}» эсеби сан катары жазылган, Excel анын акыркы сандарын жоготот. {column} мамычасына «Текст» форматын коюп, 16 санды киргизиңиз.',
    en: 'Row {row}: account “{value}” is stored as a number, and Excel loses its last digits. Format column {column} as text and enter 16 digits.',
  },
  CELL_ACCOUNT_CHECK_DIGITS: {
    ru: 'Строка {row}: проверьте счёт «{value}»: его контрольные цифры не сходятся.',
    ky: '{row}-сап: «{value}» эсебин текшериңиз: текшерүү сандары туура келбейт.',
    en: 'Row {row}: check account “{value}”: its check digits do not fit.',
  },
  CELL_DUPLICATE_ACCOUNT: {
    ru: 'Строка {row}: счёт «{value}» уже есть в строке {other}.',
    ky: '{row}-сап: «{value}» эсеби мурунку сапта бар: {other}.',
    en: 'Row {row}: account “{value}” is already in row {other}.',
  },
  CELL_INVALID_AMOUNT: {
    ru: 'Строка {row}: сумма «{value}» не читается. Ожидается число больше нуля, например 12 345,67.',
    ky: '{row}-сап: «{value}» суммасы окулбайт. Нөлдөн чоң сан күтүлөт, мисалы 12 345,67.',
    en: 'Row {row}: amount “{value}” cannot be read. A number above zero is expected, for example 12 345,67.',
  },
  CELL_AMOUNT_NEGATIVE: {
    ru: 'Строка {row}: сумма «{value}» отрицательная. Ожидается число больше нуля.',
    ky: '{row}-сап: «{value}» суммасы терс. Нөлдөн чоң сан күтүлөт.',
    en: 'Row {row}: amount “{value}” is negative. A number above zero is expected.',
  },
  CELL_AMOUNT_TOO_PRECISE: {
    ru: 'Строка {row}: в сумме «{value}» больше знаков после запятой, чем есть у валюты.',
    ky: '{row}-сап: «{value}» суммасында үтүрдөн кийинки сандар валютага караганда көп.',
    en: 'Row {row}: amount “{value}” has more decimals than its currency.',
  },
  CELL_AMOUNT_AMBIGUOUS: {
    ru: 'Строка {row}: сумму «{value}» можно прочитать как {first} и как {second}. Запишите её с копейками.',
    ky: '{row}-сап: «{value}» суммасын эки түрдүү окууга болот: {first} жана {second}. Аны тыйындары менен жазыңыз.',
    en: 'Row {row}: amount “{value}” may mean {first} or {second}. Write it with its decimals.',
  },
  CELL_AMOUNT_TOO_SMALL: {
    ru: 'Строка {row}: сумма «{value}» меньше {min}.',
    ky: '{row}-сап: «{value}» суммасы аз, эң азы {min}.',
    en: 'Row {row}: amount “{value}” is below {min}.',
  },
  CELL_AMOUNT_TOO_LARGE: {
    ru: 'Строка {row}: сумма «{value}» больше {max}.',
    ky: '{row}-сап: «{value}» суммасы көп, эң көбү {max}.',
    en: 'Row {row}: amount “{value}” is above {max}.',
  },
  CELL_INVALID_CURRENCY: {
    ru: 'Строка {row}: валюта «{value}» не подходит. Ожидается {expected}.',
    ky: '{row}-сап: «{value}» валютасы жарабайт. {expected} күтүлөт.',
    en: 'Row {row}: currency “{value}” does not fit. {expected} is expected.',
  },
  CELL_INVALID_VALUE_DATE: {
    ru: 'Строка {row}: дата «{value}» не читается. Ожидается ДД.ММ.ГГГГ.',
    ky: '{row}-сап: «{value}» күнү окулбайт. КК.АА.ЖЖЖЖ күтүлөт.',
    en: 'Row {row}: date “{value}” cannot be read. DD.MM.YYYY is expected.',
  },
  CELL_INVALID_INN: {
    ru: 'Строка {row}: ИНН «{value}» неверен. Ожидается 14 цифр.',
    ky: '{row}-сап: «{value}» ИНН туура эмес. 14 сан күтүлөт.',
    en: 'Row {row}: INN “{value}” is wrong. 14 digits are expected.',
  },
  CELL_INVALID_BIC: {
    ru: 'Строка {row}: БИК «{value}» неверен. Ожидается 6 цифр банка Кыргызстана или код SWIFT.',
    ky: '{row}-сап: «{value}» БИК туура эмес. Кыргызстандын банкынын 6 саны же SWIFT коду күтүлөт.',
    en: 'Row {row}: BIC “{value}” is wrong. 6 digits of a Kyrgyz bank or a SWIFT code are expected.',
  },
  CELL_REPEATED_KEY: {
    ru: 'Строка {row}: поле «{column}» указано дважды с разными значениями. Оставьте одно.',
    ky: '{row}-сап: «{column}» талаасы эки жолу ар кандай маани менен турат. Бирөөнү калтырыңыз.',
    en: 'Row {row}: the field “{column}” is given twice with different values. Leave one.',
  },
  CELL_INVALID_TOTAL_AMOUNT: {
    ru: 'Строка {row}: итог «{value}» не равен сумме строк {expected}.',
    ky: '{row}-сап: «{value}» жыйынтыгы саптардын суммасына барабар эмес: {expected}.',
    en: 'Row {row}: the total “{value}” differs from the sum of the rows, {expected}.',
  },
  CELL_INVALID_FORMULA_TOTAL: {
    ru: 'Строка {row}: формула итога показывает «{value}», а сумма строк {expected}. Банк считает по строкам.',
    ky: '{row}-сап: жыйынтыктын формуласы «{value}» көрсөтөт, саптардын суммасы {expected}. Банк саптар боюнча эсептейт.',
    en: 'Row {row}: the formula of the total shows “{value}”, the rows add up to {expected}. The bank counts the rows.',
  },
  FILE_ENCODING_DECLARED: {
    ru: 'В файле указана кодировка {declared}, а фактически это {actual}. Банк прочитал его как {actual}.',
    ky: 'Файлда {declared} коддоосу көрсөтүлгөн, чындыгында бул {actual}. Банк аны {actual} катары окуду.',
    en: 'The file declares the encoding {declared}, but it is {actual}. The bank has read it as {actual}.',
  },
  FILE_COUNT_MISMATCH: {
    ru: 'В файле объявлено платежей: {declared}, фактически их {actual}. Выгрузите его ещё раз.',
    ky: 'Файлда жарыяланган төлөмдөр: {declared}, чындыгында {actual}. Аны кайра чыгарыңыз.',
    en: 'The file declares {declared} payments and has {actual}. Export it again.',
  },
  FILE_SUM_MISMATCH: {
    ru: 'В файле объявлена сумма {declared}, а платежи дают {actual}. Выгрузите его ещё раз.',
    ky: 'Файлда жарыяланган сумма {declared}, төлөмдөрдүн суммасы {actual}. Аны кайра чыгарыңыз.',
    en: 'The file declares the sum {declared}, the payments add up to {actual}. Export it again.',
  },
  FILE_SCHEMA: {
    ru: 'Элемент {element} со значением «{value}» не по схеме {kind}.',
    ky: '{element} элементинин «{value}» мааниси {kind} схемасына туура келбейт.',
    en: 'The element {element} with “{value}” is not allowed by the schema of {kind}.',
  },
  COLUMN_MISSING_RECIPIENT_ACCOUNT: {
    ru: 'Не найден столбец «Счёт получателя».',
    ky: '«Алуучунун эсеби» мамычасы табылган жок.',
    en: 'The column “Recipient account” was not found.',
  },
  CELL_LIKELY_DUPLICATE: {
    ru: 'Строка {row}: похоже на строку {other}, совпадение {score}\u00a0%.',
    ky: '{row}-сап: мурунку сапка окшош: {other}. Дал келүү пайызы: {score}.',
    en: 'Row {row}: looks like row {other}, a match of {score}\u00a0%.',
  },
  CELL_NOT_LATIN: {
    ru: 'Строка {row}: «{value}» не латиницей. В платежах за границу допускаются только латинские буквы.',
    ky: '{row}-сап: «{value}» латын тамгалары менен эмес. Чет өлкөгө төлөмдөрдө латын тамгаларына гана уруксат берилет.',
    en: 'Row {row}: “{value}” is not in Latin letters. Payments abroad may have Latin letters only.',
  },
  SECTION_SUM_MISMATCH: {
    ru: 'Строка {row}: по счёту {value} объявлено {declared}, документы дают {actual}.',
    ky: '{row}-сап: {value} эсеби боюнча {declared} жарыяланган, документтердин суммасы {actual}.',
    en: 'Row {row}: account {value} declares {declared}, the documents add up to {actual}.',
  },
  PAYMENT_LIKELY_REPEATED: {
    ru: 'Похоже на документ № {number}, совпадение {score}\u00a0%.',
    ky: '№ {number} документине окшош. Дал келүү пайызы: {score}.',
    en: 'Looks like document No. {number}, a match of {score}\u00a0%.',
  },
  ROW_ALREADY_CREATED: {
    ru: 'Строка {row}: документ по этой строке уже создан из такого же файла.',
    ky: '{row}-сап: бул сап боюнча документ ушундай эле файлдан мурунтан түзүлгөн.',
    en: 'Row {row}: a document was already made of this row of the same file.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>
