import type { LocalizedText } from '../language.ts'
import { documentErrors } from './document-errors.ts'

/** The life of a payment document and the accounts it moves money between (specification 2). */
export const paymentErrors = {
  INSUFFICIENT_FUNDS: {
    ru: 'На счёте недостаточно средств.',
    ky: 'Эсепте каражат жетишсиз.',
    en: 'Insufficient funds on the account.',
  },
  OPERATION_NOT_ALLOWED: {
    ru: 'Эта операция недоступна.',
    ky: 'Бул операцияга уруксат жок.',
    en: 'This operation is not allowed.',
  },
  ACCOUNT_NOT_FOUND: {
    ru: 'Счёт не найден.',
    ky: 'Эсеп табылган жок.',
    en: 'Account not found.',
  },
  ACCOUNT_CLOSED: {
    ru: 'Счёт закрыт.',
    ky: 'Эсеп жабык.',
    en: 'The account is closed.',
  },
  ACCOUNT_SEIZED: {
    ru: 'На счёт наложен арест. Обратитесь в банк.',
    ky: 'Эсепке камак салынган. Банкка кайрылыңыз.',
    en: 'The account is seized. Contact the bank.',
  },
  ACCOUNT_NOT_ACCESSIBLE: {
    ru: 'У вас нет доступа к этому счёту.',
    ky: 'Бул эсепке кирүү укугуңуз жок.',
    en: 'You have no access to this account.',
  },
  ACCOUNT_NOT_OF_LEGAL_ENTITY: {
    ru: 'Счёт не принадлежит вашей организации.',
    ky: 'Бул эсеп сиздин уюмга таандык эмес.',
    en: 'The account does not belong to your organisation.',
  },
  ACCOUNT_TYPE_UNSUPPORTED: {
    ru: 'Такой тип счёта не поддерживается.',
    ky: 'Эсептин бул түрү колдоого алынбайт.',
    en: 'This account type is not supported.',
  },
  OPERATION_NOT_ALLOWED_FOR_ACCOUNT: {
    ru: 'Доступ к этой операции даёт первый подписант.',
    ky: 'Бул операцияга укукту биринчи кол коюучу берет.',
    en: 'The first signatory grants access to this operation.',
  },
  RECIPIENT_ACCOUNT_NOT_FOUND: {
    ru: 'Счёт получателя не найден. Проверьте номер.',
    ky: 'Алуучунун эсеби табылган жок. Номерди текшериңиз.',
    en: 'The recipient account was not found. Check the number.',
  },
  RECIPIENT_ACCOUNT_CLOSED: {
    ru: 'Счёт получателя закрыт.',
    ky: 'Алуучунун эсеби жабык.',
    en: 'The recipient account is closed.',
  },
  RECIPIENT_ACCOUNT_SEIZED: {
    ru: 'На счёт получателя наложен арест, зачислить на него нельзя.',
    ky: 'Алуучунун эсебине камак салынган, ал акча кабыл албайт.',
    en: 'The recipient account is seized and takes no money.',
  },
  CURRENCY_MISMATCH: {
    ru: 'Валюты счетов не совпадают.',
    ky: 'Эсептердин валютасы дал келбейт.',
    en: 'The account currencies do not match.',
  },
  CONVERSION_SAME_CURRENCY: {
    ru: 'Для конвертации выберите счета в разных валютах.',
    ky: 'Конвертация үчүн валютасы ар башка эсептерди тандаңыз.',
    en: 'Choose accounts in different currencies.',
  },
  CONVERSION_AMOUNT_TOO_SMALL: {
    ru: 'Сумма слишком мала для конвертации по этому курсу.',
    ky: 'Бул курс боюнча алмаштыруу үчүн сумма өтө аз.',
    en: 'The amount is too small to exchange at this rate.',
  },
  CONVERSION_AMOUNTS_MISMATCH: {
    ru: 'По этому курсу спишется {amount}. Проверьте суммы.',
    ky: 'Бул курс боюнча {amount} алынат. Суммаларды текшериңиз.',
    en: 'At this rate {amount} is debited. Check the amounts.',
  },
  CONVERSION_ONLY_TODAY: {
    ru: 'Конвертация проводится только сегодняшней датой.',
    ky: 'Конвертация бүгүнкү күн менен гана жүргүзүлөт.',
    en: 'A conversion is made with today’s date only.',
  },
  RATE_CHANGED: {
    ru: 'Курс изменился: был {shown}, стал {rate}. Проверьте сумму и сохраните ещё раз.',
    ky: 'Курс өзгөрдү: {shown} эле, эми {rate}. Сумманы текшерип, кайра сактаңыз.',
    en: 'The rate has changed from {shown} to {rate}. Check the amount and save again.',
  },
  CONTRACTUAL_RATE_NOT_OFFERED: {
    ru: 'Договорный курс банк даёт для сумм больше {above}.',
    ky: 'Келишимдик курсту банк {above} суммасынан көбүнө берет.',
    en: 'The bank gives a contractual rate for amounts above {above}.',
  },
  QUOTE_AWAITED: {
    ru: 'Банк ещё не назвал курс. Отправить документ на подпись можно после этого.',
    ky: 'Банк азырынча курсту айта элек. Документти кол коюуга андан кийин жөнөтсө болот.',
    en: 'The bank has not given a rate yet. The document can be signed after that.',
  },
  QUOTE_EXPIRED: {
    ru: 'Срок договорного курса истёк. Создайте конвертацию заново.',
    ky: 'Келишимдик курстун мөөнөтү бүттү. Конвертацияны кайра түзүңүз.',
    en: 'The contractual rate has expired. Make the conversion again.',
  },
  QUOTE_REFUSED: {
    ru: 'Банк не дал договорного курса. Создайте конвертацию по курсу банка.',
    ky: 'Банк келишимдик курсту берген жок. Конвертацияны банктын курсу боюнча түзүңүз.',
    en: 'The bank gave no contractual rate. Make the conversion at the bank’s rate.',
  },
  SAME_ACCOUNT: {
    ru: 'Счета списания и зачисления должны различаться.',
    ky: 'Каражатты ошол эле эсепке которууга болбойт.',
    en: 'Choose two different accounts.',
  },
  OPERATION_TYPE_INVALID: {
    ru: 'Неизвестный вид операции.',
    ky: 'Операциянын түрү белгисиз.',
    en: 'The operation type is unknown.',
  },
  PAYMENT_TYPE_INVALID_FOR_INTERNAL_ACCOUNT: {
    ru: 'Этот вид платежа не подходит для внутреннего счёта.',
    ky: 'Төлөмдүн бул түрү банктын ички эсебине туура келбейт.',
    en: 'This payment type does not fit an internal account.',
  },
  EMPLOYEE_BLOCKED: {
    ru: 'Сотрудник заблокирован или не относится к вашей организации.',
    ky: 'Кызматкер бөгөттөлгөн же сиздин уюмга тиешелүү эмес.',
    en: 'The employee is blocked or not in your organisation.',
  },
  OPERATION_CURRENCY_UNAVAILABLE: {
    ru: 'Операция в этой валюте недоступна.',
    ky: 'Бул валютадагы операция жеткиликсиз.',
    en: 'This operation is unavailable in this currency.',
  },
  REQUISITE_INVALID: {
    ru: 'Реквизиты указаны неверно.',
    ky: 'Реквизиттер туура эмес көрсөтүлгөн.',
    en: 'The payment details are not valid.',
  },
  CARD_TYPE_CODE_INVALID: {
    ru: 'Неизвестный тип карты.',
    ky: 'Картанын түрү белгисиз.',
    en: 'The card type is unknown.',
  },
  ELCART_UNAVAILABLE: {
    ru: 'Переводы по номеру карты «Элкарт» временно недоступны.',
    ky: '«Элкарт» картасынын номери боюнча которуу убактылуу жеткиликсиз.',
    en: 'Transfers by Elcart card number are temporarily unavailable.',
  },
  CARD_ACCOUNT_RETURN_UNAVAILABLE: {
    ru: 'Возврат на этот карточный счёт недоступен.',
    ky: 'Бул карт эсебине кайтаруу жеткиликсиз.',
    en: 'Returns to this card account are unavailable.',
  },
  DEMAND_ACCOUNT_RETURN_UNAVAILABLE: {
    ru: 'Возврат на этот счёт до востребования недоступен.',
    ky: 'Талап боюнча төлөнүүчү бул эсепке кайтаруу жеткиликсиз.',
    en: 'Returns to this demand account are unavailable.',
  },
  BIC_INVALID: {
    ru: 'Неверный БИК.',
    ky: 'БИК туура эмес.',
    en: 'The BIC is incorrect.',
  },
  BIC_ACCOUNT_MISMATCH: {
    ru: 'БИК не соответствует счёту получателя.',
    ky: 'БИК алуучунун эсебине дал келбейт.',
    en: 'The BIC does not match the recipient account.',
  },
  USE_INTRABANK: {
    ru: 'Счёт открыт в нашем банке. Выберите внутрибанковский перевод.',
    ky: 'Эсеп биздин банкта ачылган. Банк ичиндеги которууну тандаңыз.',
    en: 'The account is in our bank. Choose an intrabank transfer.',
  },
  USE_INTERBANK: {
    ru: 'Счёт открыт в другом банке. Выберите межбанковский перевод.',
    ky: 'Эсеп башка банкта ачылган. Банктар аралык которууну тандаңыз.',
    en: 'The account is in another bank. Choose an interbank transfer.',
  },
  CURRENCY_NOT_ALLOWED_FOR_CLEARING: {
    ru: 'Клиринг проводится только в KGS.',
    ky: 'Клиринг KGS менен гана жүргүзүлөт.',
    en: 'Clearing works in KGS only.',
  },
  CURRENCY_NOT_ALLOWED_FOR_GROSS: {
    ru: 'Гросс проводится только в KGS.',
    ky: 'Гросс KGS менен гана жүргүзүлөт.',
    en: 'Gross works in KGS only.',
  },
  CURRENCY_NOT_ALLOWED_FOR_SWIFT_EXOTIC: {
    ru: 'Эта валюта не относится к редким. Выберите обычный перевод.',
    ky: 'Бул валюта сейрек валютага кирбейт. Кадимки которууну тандаңыз.',
    en: 'This currency is not exotic. Choose an ordinary transfer.',
  },
  CLEARING_LIMIT_EXCEEDED: {
    ru: 'Свыше 1 000 000 KGS платёж идёт только через гросс.',
    ky: '1 000 000 KGS суммасынан жогору төлөм гросс аркылуу гана жөнөтүлөт.',
    en: 'Above 1 000 000 KGS a payment goes by gross only.',
  },
  SWIFT_CORRESPONDENT_POLICY: {
    ru: 'Банк-корреспондент не принимает такой перевод.',
    ky: 'Корреспондент банк мындай которууну кабыл албайт.',
    en: 'The correspondent bank does not accept this transfer.',
  },
  SWIFT_BEN_FROM_AMOUNT: {
    ru: 'При BEN комиссия берётся из суммы перевода. Выберите счёт списания.',
    ky: 'BEN тандалганда комиссия которуу суммасынан алынат. Каражат алынуучу эсепти тандаңыз.',
    en: 'With BEN the fee is taken from the amount. Choose the account that pays.',
  },
  SWIFT_BEN_NOT_EXOTIC: {
    ru: 'Перевод в редкой валюте не отправляют за счёт получателя. Выберите OUR или SHA.',
    ky: 'Сейрек валютадагы которуу алуучунун эсебинен жөнөтүлбөйт. OUR же SHA тандаңыз.',
    en: 'A transfer in an exotic currency is not sent at the recipient’s cost. Choose OUR or SHA.',
  },
  SWIFT_AMOUNT_BELOW_FEE: {
    ru: 'Сумма меньше комиссии, которая из неё берётся: {fee}.',
    ky: 'Сумма андан алынуучу комиссиядан аз: {fee}.',
    en: 'The amount is below the fee taken from it: {fee}.',
  },
  PURPOSE_FORBIDDEN_CHARACTER: {
    ru: 'Символ & в назначении платежа недопустим.',
    ky: 'Төлөмдүн максатында & белгисине уруксат жок.',
    en: 'The character & is not allowed in the payment purpose.',
  },
  DUPLICATE_DOCUMENT_NUMBER: {
    ru: 'Документ с таким номером уже есть. Укажите другой номер.',
    ky: 'Мындай номердеги документ мурунтан эле бар. Башка номерди көрсөтүңүз.',
    en: 'A document with this number exists. Use another number.',
  },
  OPERATION_IN_PROCESS: {
    ru: 'Операция уже обрабатывается.',
    ky: 'Операция иштетилип жатат.',
    en: 'The operation is already being processed.',
  },
  PROCESS_ERROR: {
    ru: 'Не удалось обработать операцию. Повторите позже.',
    ky: 'Операцияны иштетүү мүмкүн болгон жок. Кийинчерээк кайра аракет кылыңыз.',
    en: 'The operation could not be processed. Try again later.',
  },
  RULE_ERROR: {
    ru: 'Операция не прошла проверку правил банка.',
    ky: 'Операция банктын эрежелерине туура келбейт.',
    en: 'The operation does not meet the rules of the bank.',
  },
  TIMEOUT: {
    ru: 'Банк не ответил вовремя. Проверьте статус платежа в истории.',
    ky: 'Банк убагында жооп берген жок. Төлөмдүн статусун тарыхтан текшериңиз.',
    en: 'The bank did not answer in time. Check the payment status in the history.',
  },
  PACKAGE_TIMEOUT: {
    ru: 'Банк не успел ответить по всем документам. Проверьте их статусы в истории.',
    ky: 'Банк бардык документтер боюнча жооп берип үлгүргөн жок. Алардын статусун тарыхтан текшериңиз.',
    en: 'The bank did not answer for all documents in time. Check their statuses in the history.',
  },
  PAYMENT_NOT_FOUND: {
    ru: 'Платёж не найден.',
    ky: 'Төлөм табылган жок.',
    en: 'The payment was not found.',
  },
  ACTION_NOT_ALLOWED: {
    ru: 'Для этого документа действие сейчас недоступно.',
    ky: 'Бул документ үчүн аракет азыр жеткиликсиз.',
    en: 'This action is not available for the document now.',
  },
  ALREADY_SIGNED: {
    ru: 'Вы уже подписали этот документ.',
    ky: 'Сиз бул документке кол койгонсуз.',
    en: 'You have already signed this document.',
  },
  NOT_YOUR_STAGE: {
    ru: 'Сейчас документ подписывает другой подписант.',
    ky: 'Азыр документке башка кол коюучу кол коёт.',
    en: 'Another signatory signs the document now.',
  },
  NOT_CREATOR: {
    ru: 'Это действие доступно только составителю документа.',
    ky: 'Бул аракет документти түзгөн адамга гана жеткиликтүү.',
    en: 'Only the creator of the document can do this.',
  },
  SAME_PAYMENT_EXISTS: {
    ru: 'Такой платёж уже есть: № {number}. У него тот же получатель, та же сумма и тот же день.',
    ky: 'Мындай төлөм бар: № {number}. Алуучусу, суммасы жана күнү бирдей.',
    en: 'There is such a payment already: No. {number}. It has the same recipient, amount and day.',
  },
  PAYMENT_CHANGED_MEANWHILE: documentErrors.DOCUMENT_CHANGED_MEANWHILE,
  COMMENT_REQUIRED: {
    ru: 'Укажите причину возврата: её увидит составитель.',
    ky: 'Кайтаруунун себебин көрсөтүңүз: аны түзүүчү көрөт.',
    en: 'Enter the reason for the return: the creator will see it.',
  },
  PAY_CONTROL_THREE_SIGNATORIES: {
    ru: 'PayControl не поддерживает три подписи. Обратитесь в банк.',
    ky: 'PayControl үч кол тамганы колдобойт. Банкка кайрылыңыз.',
    en: 'PayControl does not support three signatures. Contact the bank.',
  },
  PAY_CONTROL_KEY_UNAVAILABLE: {
    ru: 'Не у всех подписантов есть ключ PayControl. Нет ключа: {people}. Первый или второй подписант создаёт его в настройках.',
    ky: 'Айрым кол коюучулардын PayControl ачкычы жок. Ачкычы жок: {people}. Аны биринчи же экинчи кол коюучу жөндөөлөрдөн түзөт.',
    en: 'Not every signatory has a PayControl key. Without a key: {people}. The first or second signatory creates it in the settings.',
  },
  SIGN_UNAVAILABLE: {
    ru: 'Отправка на подпись временно недоступна.',
    ky: 'Кол коюуга жөнөтүү убактылуу жеткиликсиз.',
    en: 'Sending for signing is temporarily unavailable.',
  },
  AML_REFUSED: {
    ru: 'Банк отказал в проведении платежа. Обратитесь в отделение банка.',
    ky: 'Банк төлөмдү жүргүзүүдөн баш тартты. Банктын бөлүмүнө кайрылыңыз.',
    en: 'The bank refused to carry out the payment. Visit a bank branch.',
  },
  REFUSED_BY_OFFICER: {
    ru: 'Сотрудник банка отклонил платёж.',
    ky: 'Банктын кызматкери төлөмдү четке какты.',
    en: 'A bank officer refused the payment.',
  },
  RECIPIENT_CARD_NOT_FOUND: {
    ru: 'Карта получателя не найдена или не принимает переводы.',
    ky: 'Алуучунун картасы табылган жок же которуу кабыл албайт.',
    en: 'The recipient card was not found or takes no transfers.',
  },
  DAY_CODE_NOT_FOUND: {
    ru: 'Код оплаты не найден. Получите новый.',
    ky: 'Төлөм коду табылган жок. Жаңысын алыңыз.',
    en: 'The payment code was not found. Get a new one.',
  },
  DAY_CODE_EXPIRED: {
    ru: 'Код оплаты действовал до 23:59:59 своего дня. Получите новый.',
    ky: 'Төлөм коду өз күнүнүн 23:59:59 убактысына чейин жарактуу болгон. Жаңысын алыңыз.',
    en: 'The payment code was valid until 23:59:59 of its day. Get a new one.',
  },
  DAY_CODE_ALREADY_PAID: {
    ru: 'Этот код уже оплачен.',
    ky: 'Бул код мурунтан төлөнгөн.',
    en: 'This code has been paid already.',
  },
  DAY_CODE_AMOUNT_DIFFERS: {
    ru: 'Сумма не совпадает с кодом оплаты. По коду платят {amount}.',
    ky: 'Сумма төлөм кодуна дал келбейт. Код боюнча {amount} төлөнөт.',
    en: 'The amount is not the one of the payment code. The code is for {amount}.',
  },
  RATE_NOT_VALID: {
    ru: 'Курс больше не действует. Создайте платёж заново.',
    ky: 'Курс мындан ары жарабайт. Төлөмдү кайра түзүңүз.',
    en: 'The rate is no longer valid. Make the payment again.',
  },
  RECIPIENT_ADDRESS_INCOMPLETE: {
    ru: 'Укажите город и страну получателя.',
    ky: 'Алуучунун шаарын жана өлкөсүн көрсөтүңүз.',
    en: 'Enter the town and the country of the recipient.',
  },
  CORRESPONDENT_NOT_FOUND: {
    ru: 'У банка нет корреспондентского счёта в этой валюте.',
    ky: 'Банктын бул валютада корреспонденттик эсеби жок.',
    en: 'The bank has no correspondent account in this currency.',
  },
  RETURNED_BY_CORRESPONDENT: {
    ru: 'Банк-корреспондент вернул перевод.',
    ky: 'Корреспондент банк которууну кайтарды.',
    en: 'The correspondent bank has returned the transfer.',
  },
  SALE_NOT_FOUND: {
    ru: 'Продажа по QR не найдена.',
    ky: 'QR боюнча сатуу табылган жок.',
    en: 'The QR sale was not found.',
  },
  REFUND_AMOUNT_EXCEEDED: {
    ru: 'Сумма возврата больше суммы продажи.',
    ky: 'Кайтаруу суммасы сатуу суммасынан чоң.',
    en: 'The refund is larger than the sale.',
  },
  ALREADY_REFUNDED: {
    ru: 'Возврат по этой продаже уже сделан.',
    ky: 'Бул сатуу боюнча кайтаруу жасалган.',
    en: 'This sale has already been refunded.',
  },
  ORDER_EXPIRED: {
    ru: 'Банк не исполнил платёж в срок. Деньги снова доступны.',
    ky: 'Банк төлөмдү мөөнөтүндө аткарган жок. Акча кайра жеткиликтүү.',
    en: 'The bank did not carry out the payment in time. The money is available again.',
  },
  RECIPIENT_BALANCE_LIMIT: {
    ru: 'Счёт получателя не может принять такую сумму.',
    ky: 'Алуучунун эсеби мындай сумманы кабыл ала албайт.',
    en: 'The recipient account cannot take this amount.',
  },
  NOT_BOOKED: {
    ru: 'Банк не смог провести платёж. Деньги снова доступны. Обратитесь в банк.',
    ky: 'Банк төлөмдү жүргүзө алган жок. Акча кайра жеткиликтүү. Банкка кайрылыңыз.',
    en: 'The bank could not book the payment. The money is available again. Contact the bank.',
  },
  CONVERSION_RATE_LAPSED: {
    ru: 'Когда банк начал обработку, курс уже не действовал. Деньги не списаны. Создайте конвертацию заново.',
    ky: 'Банк иштетүүнү баштаганда курс жараксыз болуп калган. Акча алынган жок. Конвертацияны кайра түзүңүз.',
    en: 'The rate no longer held when the bank began processing. No money was debited. Make the conversion again.',
  },
  SIGNATURES_MISSING: {
    ru: 'По договору теперь нужно больше подписей. Создайте платёж заново.',
    ky: 'Келишим боюнча эми көбүрөөк кол тамга керек. Төлөмдү кайра түзүңүз.',
    en: 'The contract needs more signatures now. Make the payment again.',
  },
  ORDER_CHANGED: {
    ru: 'Платёж уже передан в банк с другими данными. Обратитесь в банк.',
    ky: 'Төлөм банкка башка маалымат менен жөнөтүлгөн. Банкка кайрылыңыз.',
    en: 'The bank already has this payment with other data. Contact the bank.',
  },
  PAYMENT_ALREADY_FINISHED: {
    ru: 'Обработка платежа уже завершена.',
    ky: 'Төлөмдү иштетүү аяктаган.',
    en: 'The processing of the payment is already over.',
  },
  DELAY_INVALID: {
    ru: 'Укажите задержку в минутах.',
    ky: 'Кечигүүнү мүнөт менен көрсөтүңүз.',
    en: 'Enter the delay in minutes.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>
