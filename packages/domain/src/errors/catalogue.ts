import { fillTemplate, type Language, type LocalizedText } from '../language.ts'
import { groupThousands } from '../money/grouping.ts'
import type { Params } from '../result.ts'
import { formatCountdown } from '../time/format-date.ts'
import { ledByLabel } from '../text/label-before-words.ts'
import { documentErrors } from './document-errors.ts'
import { documentFieldErrors } from './document-field-errors.ts'
import { emptyFieldTexts, fieldErrors } from './field-errors.ts'
import { fileErrors } from './file-errors.ts'
import { importErrors } from './import-errors.ts'
import { generalErrors } from './general-errors.ts'
import { limitErrors } from './limit-errors.ts'
import { outletErrors } from './outlet-errors.ts'
import { partnerErrors } from './partner-errors.ts'
import { paymentErrors } from './payment-errors.ts'
import { productErrors } from './product-errors.ts'
import { peopleErrors } from './people-errors.ts'
import { qrErrors } from './qr-errors.ts'
import { refundErrors } from './refund-errors.ts'
import { salaryErrors } from './salary-errors.ts'
import { signInErrors } from './sign-in-errors.ts'
import { signingDeviceErrors } from './signing-device-errors.ts'
import { statementErrors } from './statement-errors.ts'
import { valueDateErrors } from './value-date-errors.ts'

const catalogue = {
  ...generalErrors,
  ...signInErrors,
  ...signingDeviceErrors,
  ...fieldErrors,
  ...documentFieldErrors,
  ...paymentErrors,
  ...valueDateErrors,
  ...limitErrors,
  ...fileErrors,
  ...importErrors,
  ...salaryErrors,
  ...qrErrors,
  ...refundErrors,
  ...productErrors,
  ...outletErrors,
  ...partnerErrors,
  ...peopleErrors,
  ...documentErrors,
  ...statementErrors,
} as const satisfies Readonly<Record<string, LocalizedText>>

/** Every code that the server, the domain or the signing device may answer. */
export type ErrorCode = keyof typeof catalogue

/**
 * The text of every code in three languages; the words of the product's glossary. Kyrgyz texts of
 * our own wording await a native editor.
 */
export const errorTexts: Readonly<Record<ErrorCode, LocalizedText>> = catalogue

/** Every code that a person can receive. */
export const errorCodes = Object.keys(catalogue) as readonly ErrorCode[]

/** Whether a text is a code of the catalogue. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorTexts, code)
}

const wireAmount = /^(\d+)\.(\d{2})$/

/** Waiting time arrives in seconds and is read as a countdown; an amount is read as on every screen. */
function readable(params: Params): Params {
  const { waitSeconds } = params
  const reported = Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const [, whole, fraction] = wireAmount.exec(String(value)) ?? []
      return [name, whole === undefined ? value : `${groupThousands(whole)},${fraction}`]
    }),
  )
  return typeof waitSeconds === 'number'
    ? { time: formatCountdown(waitSeconds), ...reported }
    : reported
}

/**
 * What a code says to a person; a code nobody knows gets the generic text. A sentence that lacks one of
 * its parameters is left out, and where nothing is left the generic text stands: `{max}` says nothing
 * to anybody. `label` names the field where none stands beside the words, as in a list of rows: it leads
 * the words that fit any field.
 */
export function errorText(
  code: string,
  params: Params,
  language: Language,
  label?: string,
): string {
  const given = readable(params)
  const reported = textsOf(code, params)
    [language].split(/(?<=[.!?])(?<!\bNo\.) /)
    .filter(sentence => placesOf(sentence).every(name => Object.hasOwn(given, name)))
    .join(' ')
  const words = fillTemplate(reported || errorTexts.GENERIC[language], given)
  return label === undefined || !fitsAnyField(code, params) ? words : ledByLabel(label, words)
}

const fitsAnyField = (code: string, { field }: Params): boolean =>
  code.startsWith('FIELD_') &&
  !(code === 'FIELD_REQUIRED' && Object.hasOwn(emptyFieldTexts, String(field)))

function textsOf(code: string, { field, operation }: Params): LocalizedText {
  const ofField = code === 'FIELD_REQUIRED' ? emptyFieldTexts[String(field)] : undefined
  // A deadline is one of a kind of documents; most kinds have words of their own.
  const ofKind = `${code}_${operation}`
  if (code.endsWith('_DEADLINE_PASSED') && isErrorCode(ofKind)) return errorTexts[ofKind]
  return ofField ?? errorTexts[isErrorCode(code) ? code : 'GENERIC']
}

/** The names of the `{name}` places of a text, in the order in which they stand. */
export function placesOf(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}
