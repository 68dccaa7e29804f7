import { largestInputMinor } from '../money/decimal.ts'
import { err, ok, type Result } from '../result.ts'
import { sha256Hex } from './sha256.ts'
import { byTag, longestValue, readTlv, tlv, type TlvElement } from './tlv.ts'

/* ELQR, the national payment code (NBKR 2019-П-14/62-5, layout 1.3.1): `<address>#<elements>`. */

export interface Elqr {
  /** A dynamic code is one bill: it is paid once. */
  readonly isDynamic: boolean
  /** Who issued the code and knows the recipient, as `qr.bank.kg`. */
  readonly provider: string
  readonly service?: string
  /** The recipient at the provider: an account, a phone, a number of a shop. */
  readonly recipient: string
  /** What the provider knows the code by; of a dynamic one its bill. */
  readonly transaction?: string
  /** Minor units of som; undefined when the payer enters the amount. */
  readonly amountMinor?: bigint
  readonly amountIsEditable: boolean
  readonly comment?: string
  readonly extras: readonly ElqrExtra[]
  readonly categoryCode?: string
  /** As the payer reads it, up to 25 characters. */
  readonly name: string
}

/** What a provider adds for the payer to read. */
interface ElqrExtra {
  readonly key: string
  readonly label: string
  readonly value: string
  readonly title: string
  readonly isVisible: boolean
}

/**
 * QR_UNREADABLE: no code, or a broken one. QR_OTHER_SYSTEM: a sound code of another payment system.
 * QR_CHANGED: the check sum does not fit the content.
 */
export type ElqrRefusal =
  | 'QR_UNREADABLE'
  | 'QR_OTHER_SYSTEM'
  | 'QR_CHANGED'
  | 'QR_CURRENCY_UNSUPPORTED'
  | 'QR_AMOUNT_INVALID'

const longestText = 2_000
const longestName = 25
const somCode = '417'
const checkTag = '63'
const checkHeader = `${checkTag}04`
const yes = '11'
const no = '12'

/** Reads the text of a scanned code: a link, a link without its `#`, or the elements alone. */
export function readElqr(scanned: string): Result<Elqr, ElqrRefusal> {
  const text = scanned.trim()
  if (text.length > longestText) return err('QR_UNREADABLE')
  const [first, ...others] = contentsOf(text)
  if (first === undefined) return err('QR_UNREADABLE')
  const answer = readContent(first)
  if (answer.ok) return answer
  for (const other of others) {
    const read = readContent(other)
    if (read.ok) return read
  }
  return answer
}

/** The elements may be percent-encoded or not; a link may hold them after `#` or as the end of its path. */
function contentsOf(text: string): readonly string[] {
  const isLink = /^https?:\/\//i.test(text)
  const hash = text.indexOf('#')
  const separator = isLink ? (hash === -1 ? text.lastIndexOf('/') : hash) : -1
  const content = text.slice(separator + 1)
  const decoded = percentDecoded(content)
  const forms = isLink ? [decoded, content] : [content, decoded]
  return [...new Set(forms.filter(form => form !== undefined))]
}

function percentDecoded(content: string): string | undefined {
  try {
    return decodeURIComponent(content)
  } catch {
    // A stray percent sign: no link of a payment code holds one.
    return undefined
  }
}

function readContent(content: string): Result<Elqr, ElqrRefusal> {
  const elements = readTlv(content)
  const check = elements?.at(-1)
  if (!elements || check?.tag !== checkTag || check.value.length !== 4) return err('QR_UNREADABLE')
  const values = byTag(elements)
  if (!values || elements[0]?.tag !== '00' || values.get('00') !== '01') {
    return err(isOtherSystem(content) ? 'QR_OTHER_SYSTEM' : 'QR_UNREADABLE')
  }
  const covered = content.slice(0, -checkHeader.length - 4)
  if (check.value.toLowerCase() !== checkSumOf(covered)) {
    return err(isOtherSystem(content) ? 'QR_OTHER_SYSTEM' : 'QR_CHANGED')
  }
  return readValues(elements, values)
}

function readValues(
  elements: readonly TlvElement[],
  values: ReadonlyMap<string, string>,
): Result<Elqr, ElqrRefusal> {
  const initiation = values.get('01')
  const recipient = byTag(readTlv(values.get('32') ?? '') ?? [])
  const [provider, number] = [recipient?.get('00'), recipient?.get('10')]
  const name = values.get('59') ?? ''
  const isKind = initiation === yes || initiation === no
  if (!isKind || !recipient || !provider || !number || name.length > longestName) {
    return err('QR_UNREADABLE')
  }
  if (values.get('53') !== somCode) return err('QR_CURRENCY_UNSUPPORTED')
  const amount = readAmount(values.get('54'))
  if (!amount.ok) return amount
  const editable = recipient.get('12')
  if (editable !== undefined && editable !== yes && editable !== no) return err('QR_UNREADABLE')
  return ok({
    isDynamic: initiation === no,
    provider,
    recipient: number,
    ...(amount.value === undefined ? {} : { amountMinor: amount.value }),
    // Without an amount the payer enters it, whatever the code says.
    amountIsEditable: amount.value === undefined || editable === yes,
    extras: elements.flatMap(extraOf),
    name,
    ...given('service', recipient.get('01')),
    ...given('transaction', recipient.get('11')),
    ...given('comment', values.get('34')),
    ...given('categoryCode', values.get('52')),
  })
}

const given = <Name extends string>(name: Name, value: string | undefined) =>
  (value ? { [name]: value } : {}) as { readonly [K in Name]?: string }

/** Digits of tyiyn without a point; zero stands for "the payer enters it". */
function readAmount(text: string | undefined): Result<bigint | undefined, ElqrRefusal> {
  if (text === undefined) return ok(undefined)
  if (!/^\d{1,13}$/.test(text)) return err('QR_AMOUNT_INVALID')
  const amountMinor = BigInt(text)
  if (amountMinor > largestInputMinor('KGS')) return err('QR_AMOUNT_INVALID')
  return ok(amountMinor === 0n ? undefined : amountMinor)
}

function extraOf({ tag, value }: TlvElement): readonly ElqrExtra[] {
  if (!/^3[5-9]$/.test(tag)) return []
  const [key = '', label = '', text = '', title = '', visible = ''] = value.split(':')
  return [{ key, label, value: text, title, isVisible: visible === yes }]
}

const checkSumOf = (covered: string): string => sha256Hex(covered).slice(-4)

/** What a seller shows; the rest of the layout is the same for all codes of this bank. */
export interface NewElqr {
  readonly address: string
  readonly provider: string
  readonly service: string
  readonly recipient: string
  readonly isDynamic: boolean
  readonly transaction?: string
  readonly amountMinor?: bigint
  readonly comment?: string
  readonly name: string
}

const unknownCategory = '9999'

/** The link of a code. An amount that is given is not editable. */
export function formatElqr(code: NewElqr): string {
  const isOpen = code.amountMinor === undefined
  const recipient = [
    tlv('00', code.provider),
    tlv('01', code.service),
    tlv('10', code.recipient),
    ...(code.transaction === undefined ? [] : [tlv('11', code.transaction)]),
    tlv('12', isOpen ? yes : no),
    tlv('13', no),
  ].join('')
  const covered = [
    tlv('00', '01'),
    tlv('01', code.isDynamic ? no : yes),
    tlv('32', recipient),
    ...(code.comment ? [tlv('34', code.comment.slice(0, longestValue))] : []),
    tlv('52', unknownCategory),
    tlv('53', somCode),
    ...(code.amountMinor === undefined ? [] : [tlv('54', code.amountMinor.toString())]),
    tlv('59', shortName(code.name)),
  ].join('')
  const content = `${covered}${checkHeader}${checkSumOf(covered)}`
  return `${code.address}#${encodeURIComponent(content)}`
}

/** Whole characters only: half of a surrogate pair cannot be encoded. */
const shortName = (name: string): string => {
  const short = name.slice(0, longestName)
  return /[\uD800-\uDBFF]$/.test(short) ? short.slice(0, -1) : short
}

/** Whether a text is a sound code of the international layout (EMVCo), whose check sum is a CRC-16. */
function isOtherSystem(content: string): boolean {
  const last = readTlv(content)?.at(-1)
  if (last?.tag !== checkTag || last.value.length !== 4) return false
  return crc16(content.slice(0, -4)) === last.value.toUpperCase()
}

/** CRC-16/CCITT-FALSE over UTF-8, four hexadecimal digits. */
function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) {
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
