import { err, holds, type Verdict } from '../result.ts'

/** Length of an account by the country that its two letters name (registry of ISO 13616). */
const lengths: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 ' +
    'FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 ' +
    'LU20 LV21 LY25 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SE24 ' +
    'SI19 SK24 SM27 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20'
  )
    .split(' ')
    .map(entry => [entry.slice(0, 2), Number.parseInt(entry.slice(2), 10)]),
)

/** The country of an IBAN, by its form; undefined for an account number of another kind. */
export function countryOfIban(account: string): string | undefined {
  const country = account.slice(0, 2)
  return /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(account) && country in lengths ? country : undefined
}

/** Length and check digits of an account that looks like an IBAN; any other account holds. */
export function ibanVerdict(account: string): Verdict<'IBAN_LENGTH' | 'IBAN_CHECK_DIGITS'> {
  const country = countryOfIban(account)
  if (country === undefined) return holds
  const expected = lengths[country] ?? 0
  if (account.length !== expected) return err('IBAN_LENGTH', { country, expected })
  return remainderOf97(account.slice(4) + account.slice(0, 4)) === 1
    ? holds
    : err('IBAN_CHECK_DIGITS')
}

/** Letters count as 10 to 35. */
function remainderOf97(text: string): number {
  return [...text].reduce((rest, character) => {
    const value = Number.parseInt(character, 36)
    return (rest * (value > 9 ? 100 : 10) + value) % 97
  }, 0)
}
