import { isCurrencyCode, type CurrencyCode } from '@tartip/domain/money/currency'
import { decimalText } from '@tartip/domain/money/exact-decimal'
import { divRound } from '@tartip/domain/money/money'
import { err, ok, type Result } from '@tartip/domain/result'
import { isLocalDate, type LocalDate } from '@tartip/domain/time/instant'

/** The two lists of the National Bank: five currencies for each day, about forty for each week. */
export type NbkrList = 'daily' | 'weekly'

/** A list as it was read, with the currencies that this bank works with. */
export interface NbkrSet {
  /** The first day on which it holds; it may be tomorrow. */
  readonly validFrom: LocalDate
  readonly rates: ReadonlyMap<CurrencyCode, string>
}

export type FeedFault =
  | 'FILE_TOO_LARGE'
  /** Something else than a list of rates, such as the error page of a gateway. */
  | 'NOT_A_RATE_LIST'
  /** It breaks off, or holds what the reader does not understand. */
  | 'LIST_DAMAGED'
  | 'DATE_INVALID'
  /** A currency without a usable name, nominal or value. */
  | 'ENTRY_INVALID'
  | 'NO_RATES'

/** More than twenty times what the National Bank sends. */
const largestBytes = 100_000
/** Digits added where a nominal is no power of ten. */
const extraDigits = 8

const listPattern =
  /^\s*(?:<\?xml[^>]*\?>)?\s*<CurrencyRates\s+Name="[^"<]*"\s+Date="(\d{2})\.(\d{2})\.(\d{4})"\s*>([\s\S]*)<\/CurrencyRates>\s*$/
const currencyPattern = /<Currency\s+ISOCode="([^"<]*)"\s*>([\s\S]*?)<\/Currency>/g
const entryPattern =
  /^\s*<Nominal>(\d{1,6})<\/Nominal>\s*(?:<ValidFor>\d{1,3}<\/ValidFor>\s*)?<Value>(\d{1,9}),(\d{1,6})<\/Value>\s*$/

/**
 * Reads a list of the National Bank. It is accepted as a whole or not at all: with a partial list
 * some currencies would have the rates of another day.
 */
export function readNbkrFeed(bytes: Uint8Array): Result<NbkrSet, FeedFault> {
  if (bytes.length > largestBytes) return err('FILE_TOO_LARGE')
  const text = decode(bytes)
  if (!text.includes('<CurrencyRates')) return err('NOT_A_RATE_LIST')
  const list = listPattern.exec(text)
  if (!list) return err('LIST_DAMAGED')
  const [, day = '', month = '', year = '', body = ''] = list
  const validFrom = `${year}-${month}-${day}`
  if (!isLocalDate(validFrom)) return err('DATE_INVALID')
  if (body.replace(currencyPattern, '').trim() !== '') return err('LIST_DAMAGED')
  const rates = new Map<CurrencyCode, string>()
  const seen = new Set<string>()
  for (const [, code = '', entry = ''] of body.matchAll(currencyPattern)) {
    const rate = rateOf(entry)
    if (!/^[A-Z]{3}$/.test(code) || seen.has(code) || rate === undefined) {
      return err('ENTRY_INVALID', { currency: code })
    }
    seen.add(code)
    if (isCurrencyCode(code) && code !== 'KGS') rates.set(code, rate)
  }
  return rates.size === 0 ? err('NO_RATES') : ok({ validFrom, rates })
}

/** The declared encoding is sometimes wrong, so the bytes decide; the texts are Latin anyway. */
function decode(bytes: Uint8Array): string {
  try {
    // The decoder takes a byte order mark away.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return new TextDecoder('windows-1251').decode(bytes)
  }
}

/** Soms for one unit; `undefined` for what is no rate. A missing nominal is never taken for one. */
function rateOf(entry: string): string | undefined {
  const match = entryPattern.exec(entry)
  if (!match) return undefined
  const [, nominalText = '', whole = '', fraction = ''] = match
  const [nominal, value] = [BigInt(nominalText), BigInt(whole + fraction)]
  if (nominal === 0n || value === 0n) return undefined
  const zeros = /^10*$/.test(nominalText) ? nominalText.length - 1 : extraDigits
  const rate = divRound(value * 10n ** BigInt(zeros), nominal)
  return rate === 0n ? undefined : decimalText(rate, fraction.length + zeros)
}
