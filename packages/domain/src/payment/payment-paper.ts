import { documentRows } from '../forms/document-rows.ts'
import { fieldLabel } from '../forms/field-labels.ts'
import type { StoredContent } from '../forms/form.ts'
import { fillTemplate, type Language, type LocalizedText } from '../language.ts'
import { amountInWords } from '../money/amount-in-words.ts'
import { signRightNames, type SignRight } from '../people/sign-right.ts'
import { formatDate, formatDateTime } from '../time/format-date.ts'
import { bishkekDate, type Instant } from '../time/instant.ts'
import { operationNames } from './operation.ts'

/** An executed document as it is printed and shown to whoever checks a print. */
export interface PaperDocument extends StoredContent {
  readonly executedAt: Instant
  readonly recipientBankName: LocalizedText
  readonly payerBankName: LocalizedText
  readonly signatures: readonly {
    readonly name: string
    readonly signRight: SignRight
    readonly signedAt: Instant
  }[]
}

/** A payment order in words: everything that stands on the paper, and nothing else. */
export interface PaperText {
  readonly title: string
  readonly kind: string
  readonly amount: string
  readonly amountInWords: string
  /** «Исполнено банком 30.11.2026» */
  readonly executed: string
  readonly rows: readonly PaperRow[]
  readonly signaturesTitle: string
  readonly signatures: readonly PaperRow[]
  readonly checkTitle: string
  readonly checkText: string
}

export interface PaperRow {
  readonly label: string
  readonly text: string
}

const texts = {
  title: {
    ru: 'Платёжное поручение № {number}',
    ky: 'Төлөм тапшырмасы № {number}',
    en: 'Payment order No. {number}',
  },
  executed: {
    ru: 'Исполнено банком {date}',
    ky: 'Банк аткарды {date}',
    en: 'Executed by the bank on {date}',
  },
  payerInn: { ru: 'ИНН плательщика', ky: 'Төлөөчүнүн ИНН номери', en: 'Payer INN' },
  payerBank: { ru: 'Банк плательщика', ky: 'Төлөөчүнүн банкы', en: 'Payer bank' },
  signatures: {
    ru: 'Электронные подписи',
    ky: 'Электрондук кол тамгалар',
    en: 'Electronic signatures',
  },
  check: { ru: 'Проверить документ', ky: 'Документти текшерүү', en: 'Check the document' },
  checkText: {
    ru: 'Наведите камеру на код или введите его на странице {address}.',
    ky: 'Камераны кодго багыттаңыз же аны {address} барагына киргизиңиз.',
    en: 'Point a camera at the code or enter it at {address}.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>

/** Stands above the rows in large. */
const inHead = ['transferNum', 'amount']

/** What a payment order says in one language. `address` is where a print is checked. */
export function paperText(document: PaperDocument, language: Language, address: string): PaperText {
  const { payerInn, payerBic, recipientBic, payerBankName, recipientBankName } = document
  const rows = documentRows(document).filter(({ field }) => !inHead.includes(field))
  const rowOf = ({ field, text }: (typeof rows)[number]): PaperRow => ({
    label: fieldLabel(field, language),
    text: field === 'recipientBic' ? withBank(recipientBankName[language], recipientBic) : text,
  })
  const amount = documentRows(document).find(({ field }) => field === 'amount')?.text ?? ''
  return {
    title: fillTemplate(texts.title[language], { number: document.transferNum }),
    kind: operationNames[document.operationCode][language],
    amount,
    amountInWords: amountInWords(document.amountMinor, document.currency, language),
    executed: fillTemplate(texts.executed[language], {
      date: formatDate(bishkekDate(document.executedAt)),
    }),
    rows: [
      ...rows.map(rowOf),
      { label: texts.payerInn[language], text: payerInn },
      { label: texts.payerBank[language], text: withBank(payerBankName[language], payerBic) },
    ],
    signaturesTitle: texts.signatures[language],
    signatures: document.signatures.map(({ name, signRight, signedAt }) => ({
      label: signRightNames[signRight][language],
      text: `${name}, ${formatDateTime(signedAt)}`,
    })),
    checkTitle: texts.check[language],
    checkText: fillTemplate(texts.checkText[language], { address }),
  }
}

const withBank = (name: string, bic: string): string =>
  name === '' || name === bic ? bic : `${name}, ${bic}`
