import { accountCheckDigitsHold, parseAccountNumber } from '../identifiers/account-number.ts'
import { parseCounterpartyInn } from '../identifiers/inn.ts'
import type { CurrencyCode } from '../money/currency.ts'
import { toDecimal } from '../money/decimal.ts'
import { formatDecimal } from '../money/format-amount.ts'
import { parseTypedAmount } from '../money/typed-amount.ts'
import { withoutInvisible, withPlainSpaces } from '../text/blanks.ts'
import { clearingGross } from './clearing-gross.ts'

/** Fields of a payment that a pasted text may hold, in the order in which people check them. */
export const pastedFields = [
  'recipientName',
  'recipientInn',
  'recipientAccount',
  'recipientBic',
  'amount',
  'paymentCode',
  'purpose',
  'valueDate',
] as const
export type PastedField = (typeof pastedFields)[number]

/** A text for a field; one that is not sure is to be checked by the person. */
export interface PastedValue {
  readonly text: string
  readonly isSure: boolean
}

export interface PastedRequisites {
  readonly fields: Readonly<Partial<Record<PastedField, PastedValue>>>
  /** Of the amount, as far as the text names it. */
  readonly currency?: CurrencyCode
}

/** Longer texts are files, not requisites. */
const longestText = 20_000

/**
 * Finds the requisites of a payment in a text from a mail, a PDF or 1C. A value that its own field would refuse is left
 * out, and what belongs to the payer is not taken for the recipient.
 */
export function readRequisites(pasted: string): PastedRequisites {
  const text = withPlainSpaces(withoutInvisible(pasted)).replace(/\r\n?/g, '\n')
  if (text.length > longestText) return { fields: {} }
  const found = exchangeMark.test(text) ? readExchange(text) : readTableOrText(text)
  const fields: Partial<Record<PastedField, PastedValue>> = {}
  for (const field of pastedFields) {
    const value = found.fields[field]
    const kind = clearingGross.fields[field]?.kind
    const read = value && kind?.read(value.text, { source: 'typed', facts: {} })
    if (value && value.text !== '' && read?.ok && read.value !== '') fields[field] = value
  }
  const { currency } = found
  return { fields, ...(fields.amount && currency ? { currency } : {}) }
}

/** Whether a text says enough to be requisites and not a single value of one field. */
export function areRequisites({ fields }: PastedRequisites): boolean {
  const isParty = 'recipientAccount' in fields || 'recipientInn' in fields
  return isParty && Object.keys(fields).length > 1
}

/* 1C: `1CClientBankExchange`, one `key=value` a line. */

const exchangeMark = /^\s*(?:1CClientBankExchange|СекцияДокумент=)/imu

function readExchange(text: string): PastedRequisites {
  const [, first = '', ...others] = text.split(/^\s*СекцияДокумент=/imu)
  const values = new Map(
    first.split('\n').flatMap(line => {
      const at = line.indexOf('=')
      return at < 0 ? [] : [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]]
    }),
  )
  // Of several documents the person has to say which one is meant.
  const isSure = others.length === 0
  const of = (...keys: readonly string[]): PastedValue | undefined => {
    const value = keys.map(key => values.get(key.toLowerCase())).find(one => one)
    return value === undefined ? undefined : { text: value, isSure }
  }
  const parts = [1, 2, 3, 4, 5, 6].map(part => values.get(`назначениеплатежа${part}`) ?? '')
  const amount = of('Сумма')
  const parsed = amount && parseTypedAmount(amount.text, 'KGS')
  return {
    fields: present({
      recipientName: of('Получатель1', 'Получатель'),
      recipientInn: of('ПолучательИНН'),
      recipientAccount: of('ПолучательСчет', 'ПолучательРасчСчет'),
      recipientBic: of('ПолучательБИК'),
      amount: parsed?.ok && parsed.value > 0n ? amountOf(parsed.value, 'KGS', isSure) : undefined,
      paymentCode: of('КодПлатежа', 'КодНазначенияПлатежа'),
      purpose: of('НазначениеПлатежа') ?? {
        text: parts.filter(part => part !== '').join(' '),
        isSure,
      },
    }),
  }
}

/* Mails, invoices and tables: what stands behind which word. */

const legalForm = '(?:ОсОО|ООО|ОАО|ЗАО|ПАО|ЖЧК|ААК|ЖАК|ИП|ЧП|КХ|ГП|МП|LLC|Ltd|JSC)'
const payerWord =
  'плательщик\\p{L}*|покупател\\p{L}*|заказчик\\p{L}*|төлөөчү\\p{L}*|сатып алуучу\\p{L}*|заказчы\\p{L}*|payer|buyer|customer|bill to'
const recipientWord =
  'получател\\p{L}*|поставщик\\p{L}*|исполнител\\p{L}*|бенефициар\\p{L}*|продав\\p{L}*|алуучу\\p{L}*|сатуучу\\p{L}*|аткаруучу\\p{L}*|жеткирүүчү\\p{L}*|beneficiary|payee|supplier|seller'
const side = new RegExp(`(?<!\\p{L})(?:(${payerWord})|(${recipientWord}))(?!\\p{L})`, 'giu')

/** Words before which the value of another field ends. */
const stop =
  '(?<!\\p{L})(?:инн|иин|салык номери|р ?/ ?с|расч[её]тн|сч[её]т получателя|сч[её]т(?=:| *№? ?\\d{4})|эсеби?(?=:| *№? ?\\d{4})|бик|bic|inn|tin|account|банк|bank|сумма|суммасы|итого|к оплате|amount|код платежа|төлөмдүн|назначение|purpose|тел\\.?(?!\\p{L})|адрес|дареги)'

/** A table of a spreadsheet with its heads above becomes lines of a head and its value; of several rows none is sure. */
function readTableOrText(text: string): PastedRequisites {
  const lines = text.split('\n')
  const cellsOf = (line: string | undefined) => (line ?? '').split('\t').map(cell => cell.trim())
  const at = lines.findIndex((line, place) => {
    const heads = cellsOf(line)
    const isOfRecipient = heads.some(head => innWord.test(head) || accountWord.test(head))
    const isTable = heads.length >= 3 && heads.length === cellsOf(lines[place + 1]).length
    return isTable && isOfRecipient && !/\d{5}/.test(line)
  })
  const heads = cellsOf(lines[at])
  if (at < 0) return readFreeText(text)
  const rows = lines.slice(at + 1).filter(line => cellsOf(line).length === heads.length)
  const [first = ''] = rows
  const turned = cellsOf(first).map((cell, column) => `${heads[column] ?? ''}\t${cell}`)
  const others = lines.filter((line, place) => place !== at && !rows.includes(line))
  const found = readFreeText([...turned, ...others].join('\n'))
  return rows.length === 1 ? found : { ...found, fields: unsure(found.fields) }
}

const unsure = (fields: PastedRequisites['fields']): PastedRequisites['fields'] =>
  Object.fromEntries(
    Object.entries(fields).map(([field, { text }]) => [field, { text, isSure: false }]),
  )

function readFreeText(text: string): PastedRequisites {
  const amount = findAmount(text)
  return {
    fields: present({
      recipientName: findName(text),
      recipientInn: findDigits(text, 14, innWord, digits => parseCounterpartyInn(digits).ok),
      recipientAccount: findDigits(text, 16, accountWord, digits => parseAccountNumber(digits).ok),
      recipientBic: findBic(text),
      amount: amount?.value,
      paymentCode: findPaymentCode(text),
      purpose: findPurpose(text),
      valueDate: findValueDate(text),
    }),
    ...(amount?.currency ? { currency: amount.currency } : {}),
  }
}

const innWord = /(?:инн|иин|салык номери|inn|tin|tax id)[^\d\n]*$/iu
const accountWord = /(?:сч[её]т|сч\.|р ?\/ ?с|эсе[пб]|account|acc|iban)[^\d\n]*$/iu

/** Whose requisites stand at a place of the text: the last party that was named before it, on its line at first. */
function isOfPayer(text: string, at: number): boolean {
  const named = [...text.slice(0, at).matchAll(side)]
  return named.at(-1)?.[1] !== undefined
}

interface Candidate {
  readonly digits: string
  readonly isNamed: boolean
  /** It was put together from groups that stand beside other digits. */
  readonly isGuessed: boolean
}

/** A number of so many digits, however it is grouped. Sure when there is only one and a word names it, or it proves itself. */
function findDigits(
  text: string,
  length: 14 | 16,
  word: RegExp,
  isValid: (digits: string) => boolean,
): PastedValue | undefined {
  const candidates = [...text.matchAll(/\d(?:[ -]?\d)*/g)].flatMap(run => {
    const before = text.slice(Math.max(0, run.index - 40), run.index)
    if (isOfPayer(text, run.index)) return []
    return numbersIn(run[0], length)
      .filter(({ digits }) => isValid(digits))
      .map((number): Candidate => ({ ...number, isNamed: word.test(before) }))
  })
  const best = candidates.find(({ isNamed }) => isNamed) ?? candidates[0]
  if (!best) return undefined
  const isOnly = candidates.every(({ digits }) => digits === best.digits)
  const provesItself = length === 16 && accountCheckDigitsHold(best.digits)
  return {
    text: best.digits,
    isSure: isOnly && !best.isGuessed && (best.isNamed || provesItself),
  }
}

function numbersIn(run: string, length: number): readonly Omit<Candidate, 'isNamed'>[] {
  const groups = run.split(/[ -]/)
  const whole = groups.join('')
  if (whole.length === length) return [{ digits: whole, isGuessed: false }]
  const exact = groups.filter(group => group.length === length)
  if (exact.length > 0) return exact.map(digits => ({ digits, isGuessed: false }))
  return groups.flatMap((_group, first) => {
    let digits = ''
    for (const group of groups.slice(first)) {
      digits += group
      if (digits.length >= length) break
    }
    return digits.length === length ? [{ digits, isGuessed: true }] : []
  })
}

function findBic(text: string): PastedValue | undefined {
  const named = /(?:бик|bic|мфо|код банка)(?!\p{L})[^\d\n]{0,25}((?:\d ?){5}\d)(?! ?\d)/giu
  const found = [...text.matchAll(named)]
    .filter(({ index }) => !isOfPayer(text, index))
    .map(([, digits = '']) => digits.replaceAll(' ', ''))
  const [first] = found
  if (first !== undefined) return { text: first, isSure: found.every(one => one === first) }
  // Behind the name of the bank; a postal code begins with 7.
  const byName = /\p{L}*(?:банк|bank)\p{L}*["»”]?[ ,(]{1,2}(1\d{5})(?!\d)/iu.exec(text)
  return byName && !isOfPayer(text, byName.index)
    ? { text: byName[1] ?? '', isSure: false }
    : undefined
}

function findPaymentCode(text: string): PastedValue | undefined {
  const named =
    /(?:код (?:платежа|назначения)(?: платежа)?|кнп|төлөмдүн коду|payment code)[^\d\n]{0,10}(\d{8})(?!\d)/iu
  const code = named.exec(text)?.[1]
  return code === undefined ? undefined : { text: code, isSure: true }
}

function findName(text: string): PastedValue | undefined {
  const label = new RegExp(
    `(?:^|[\\n,;\\t|])[ ]*(?:(?:наименование|название)(?: (?:получателя|поставщика|организации))?|${recipientWord}|аталышы|name|кому|кимге)(?: платежа| name|нун аталышы)?[ ]*[:=\\t–—-]*[ ]*\\n?[ \\t]*([^\\n;\\t|]+)`,
    'giu',
  )
  for (const match of text.matchAll(label)) {
    const start = match.index + match[0].length - (match[1] ?? '').length
    const name = cleanName(match[1] ?? '')
    if (name !== undefined && !isOfPayer(text, start)) return { text: name, isSure: true }
  }
  const formed = new RegExp(
    `(?<!\\p{L})(?<!банк\\p{L}*:? )${legalForm}(?!\\p{L})[ ]*["«“„']?[ ]*\\p{L}[^\\n,;\\t|]*`,
    'gu',
  )
  for (const match of text.matchAll(formed)) {
    const name = cleanName(match[0])
    const isBank = /банк(?!рот)/iu.test(name ?? '')
    if (name !== undefined && !isBank && !isOfPayer(text, match.index)) {
      return { text: name, isSure: false }
    }
  }
  return undefined
}

const stopOfName = new RegExp(`[,(]?\\s*${stop}.*$`, 'iu')

function cleanName(raw: string): string | undefined {
  const name = raw
    .replace(stopOfName, '')
    .replace(/^[\s:=–—-]+|[\s,.;:=–—-]+$/gu, '')
    .replace(/\s+/g, ' ')
  const letters = name.replace(/\P{L}/gu, '')
  return letters.length >= 3 && name.length <= 160 ? name : undefined
}

function findPurpose(text: string): PastedValue | undefined {
  const label =
    /(?:назначение(?: платежа)?|основание(?: платежа)?|төлөмдүн (?:максаты|багыты)|purpose(?: of payment)?|payment details|details of payment)[ ]*[:=\t–—-]+[ ]*\n?([^\n]+(?:\n(?!\s*\n|(?:с уважением|спасибо|урматтоо|рахмат|(?:best|kind) regards|regards|thank))[^\n:=\t]+(?=\n|$))*)/iu
  const named = label.exec(text)?.[1]
  if (named !== undefined) {
    const purpose = named
      .replace(
        new RegExp(`[,;]\\s*(?:(?:сумма|итого|инн|бик|р ?/ ?с|код платежа)(?!\\p{L})).*$`, 'isu'),
        '',
      )
      .replace(/\s+/g, ' ')
      .replace(/[\s;]+$/u, '')
    return { text: purpose.trim(), isSure: true }
  }
  const invoice =
    /(?<!\p{L})(сч[её]т(?:-фактура)?(?: на оплату)?|эсеп(?:-фактура)?|invoice)\s*(?:№|N[oº]?\.?)\s*([\p{L}\d/-]{1,20})(?:\s*(?:от|of|dated|,)?\s*(\d{2}\.\d{2}\.\d{4}))?/iu
  const [, word = '', number, date] = invoice.exec(text) ?? []
  if (number === undefined) return purposeBehindAmount(text)
  const [before, of] = wordsOfInvoice(word)
  return { text: `${before} ${number}${date === undefined ? '' : `${of}${date}`}`, isSure: false }
}

/** A message of one line: so much for this. */
function purposeBehindAmount(text: string): PastedValue | undefined {
  const [, word = '', what] =
    /\d[ ]*(?:сом\p{L}*|kgs|soms?|с\.?)[ ,]+(за|for)[ ]+(\p{L}[^\n;]{2,139})/iu.exec(text) ?? []
  const [own = ''] =
    what?.split(new RegExp(`${stop}|(?<!\\p{L})${legalForm}(?!\\p{L})`, 'iu')) ?? []
  if (own.trim() === '') return undefined
  return { text: `${word.toLowerCase() === 'за' ? 'За' : 'For'} ${own.trim()}`, isSure: false }
}

function wordsOfInvoice(word: string): readonly [before: string, of: string] {
  if (/^invoice/i.test(word)) return ['Payment for invoice №', ' of ']
  return word.toLowerCase().startsWith('эсеп')
    ? ['Төлөм, эсеп №', ', ']
    : ['Оплата по счёту №', ' от ']
}

function findValueDate(text: string): PastedValue | undefined {
  const named =
    /(?:дата (?:платежа|валютирования|оплаты)|срок оплаты|оплатить до|төлөө (?:мөөнөтү|күнү)|due date|value date|payment date)[^\d\n]{0,12}(\d{1,2})[./](\d{1,2})[./](\d{4})(?!\d)/iu
  const [, day, month, year] = named.exec(text) ?? []
  if (day === undefined || month === undefined || year === undefined) return undefined
  // Until when is not on which day.
  return { text: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, isSure: false }
}

/* Amounts. */

const currencyWords: readonly (readonly [CurrencyCode, string])[] = [
  ['KGS', 'kgs|сом\\p{L}*|soms?|с\\.|с(?!\\p{L})'],
  ['USD', 'usd|долл\\p{L}*|\\$'],
  ['EUR', 'eur|евро|€'],
  ['RUB', 'rub|rur|руб\\p{L}*\\.?|₽'],
  ['KZT', 'kzt|тенге|теңге|₸'],
  ['CNY', 'cny|юан\\p{L}*|¥'],
]
const anyCurrency = currencyWords.map(([, words]) => words).join('|')
const amountNumber = `(\\d[\\d' .,]*\\d|\\d)`

/** The nearer the words are to "this is to be paid", the earlier. */
const amountLabels = [
  '(?:итого|всего|сумма)? ?к оплате|amount due|total due|төлөөгө|төлөнүүчү сумма',
  'итого|всего|жалпы(?: сумма(?:сы)?)?|бардыгы|total',
  'сумм[ауы](?: платежа| перевода)?|суммасы|amount',
].map(
  words =>
    new RegExp(
      `(?<!\\p{L})(?:${words})(?!\\p{L})[ \\t:=|(–—-]*(?:в )?(${anyCurrency})?[ \\t:=|)\\n]*(?<![\\d.,])${amountNumber}(?:[ ]*(${anyCurrency})(?!\\p{L}))?`,
      'giu',
    ),
)
const bareAmount = new RegExp(
  `(?<![\\d.,/-])(\\$|€|usd )?[ ]?${amountNumber}[ ]*(${anyCurrency})(?![\\p{L}\\d])`,
  'giu',
)

/** A code before the number, as English texts write it. */
const amountBehindCode = new RegExp(
  `(?<![\\p{L}\\d])(kgs|usd|eur|rub|kzt|cny|\\$|€)[ ]?${amountNumber}(?![\\d/-])`,
  'giu',
)

function findAmount(
  text: string,
): { readonly value: PastedValue; readonly currency: CurrencyCode | undefined } | undefined {
  for (const [place, pattern] of [...amountLabels, bareAmount, amountBehindCode].entries()) {
    const found = [...text.matchAll(pattern)].flatMap(([, before, number = '', after]) => {
      const currency = currencyOf(after) ?? currencyOf(before)
      const parsed = parseTypedAmount(number.trim().replace(/[.,]$/, ''), currency ?? 'KGS')
      return parsed.ok && parsed.value > 0n ? [{ currency, amountMinor: parsed.value }] : []
    })
    const [first] = found
    if (!first) continue
    const { currency, amountMinor } = first
    const isOnly = found.every(one => one.amountMinor === amountMinor)
    const isNamed = place < amountLabels.length
    const value = amountOf(amountMinor, currency ?? 'KGS', isNamed && isOnly)
    return { value: { ...value, isSure: value.isSure && currency !== undefined }, currency }
  }
  return undefined
}

function currencyOf(word: string | undefined): CurrencyCode | undefined {
  if (word === undefined) return undefined
  return currencyWords.find(([, words]) =>
    new RegExp(`^(?:${words})$`, 'iu').test(word.trim()),
  )?.[0]
}

const amountOf = (minor: bigint, currency: CurrencyCode, isSure: boolean): PastedValue => ({
  text: formatDecimal(toDecimal(minor, currency), currency, { withCode: false }),
  isSure,
})

function present(
  values: Readonly<Partial<Record<PastedField, PastedValue | undefined>>>,
): Partial<Record<PastedField, PastedValue>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
